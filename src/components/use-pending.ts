import { useRef, useState } from 'react';

type Run = (key: string | number, work: () => unknown, onDone: () => void) => void;

/**
 * One answer at a time: its key is pending until the promise settles, and the others wait. A rejection, or an
 * answer of `false`, is no success: `onDone` is not called. Rejections go on to whoever reports them.
 */
export function usePending(): [pending: string | number | null, run: Run] {
  const [pending, setPending] = useState<string | number | null>(null);
  const isBusy = useRef(false);

  const wait = async (key: string | number, answer: PromiseLike<unknown>, onDone: () => void) => {
    isBusy.current = true;
    setPending(key);
    try {
      if ((await answer) !== false) onDone();
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };

  const run: Run = (key, work, onDone) => {
    if (isBusy.current) return;
    const answer = work();
    if (isPromise(answer)) void wait(key, answer, onDone);
    else if (answer !== false) onDone();
  };
  return [pending, run];
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}
