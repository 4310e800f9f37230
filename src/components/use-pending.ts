import { useEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/is-promise';

type Run = (key: string | number, work: () => unknown, onDone: () => void) => void;

/**
 * One answer at a time: its key is pending until the promise settles, and the others wait. A rejection, or an
 * answer of `false`, is no success: `onDone` is not called. Rejections go on to whoever reports them. Nobody waits
 * any more for what is still pending when the layer closes: the next question is another one.
 */
export function usePending(isOpen: boolean): [pending: string | number | null, run: Run] {
  const [pending, setPending] = useState<string | number | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setPending(null);
  }
  const waited = useRef<PromiseLike<unknown>>(null);
  useEffect(() => {
    if (!isOpen) waited.current = null;
  }, [isOpen]);

  const wait = async (key: string | number, answer: PromiseLike<unknown>, onDone: () => void) => {
    const isMine = () => waited.current === answer;
    waited.current = answer;
    setPending(key);
    try {
      if ((await answer) !== false && isMine()) onDone();
    } finally {
      if (isMine()) {
        waited.current = null;
        setPending(null);
      }
    }
  };

  const run: Run = (key, work, onDone) => {
    if (waited.current) return;
    const answer = work();
    if (isPromise(answer)) void wait(key, answer, onDone);
    else if (answer !== false) onDone();
  };
  return [pending, run];
}
