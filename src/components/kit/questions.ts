import { useEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/values';

/**
 * Asks an owner before a change, one question at a time. A promise is waited for; false, a rejection and an error
 * are a no. `forget`: nobody waits for the answer any more.
 */
export function useQuestion() {
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<object>(null);

  const forget = () => {
    asked.current = null;
    setAsking(false);
  };
  useEffect(() => forget, []);

  const ask = (question: () => unknown, onYes: () => void) => {
    if (asked.current) return;
    const answer = attemptOr(false, question);
    if (!isPromise(answer)) {
      if (answer !== false) onYes();
      return;
    }
    asked.current = answer;
    setAsking(true);
    const settle = (isYes: boolean) => {
      if (asked.current !== answer) return;
      forget();
      if (isYes) onYes();
    };
    answer.then(
      (said) => settle(said !== false),
      () => settle(false),
    );
  };
  return { isAsking, ask, forget };
}

function attemptOr<T, F>(fallback: F, call: () => T): T | F {
  try {
    return call();
  } catch {
    return fallback;
  }
}

/** False: another answer is still pending, and `work` was not called. */
type Run = (key: string | number, work: () => unknown, onDone: () => void) => boolean;

/**
 * One answer at a time: its key is pending until the promise settles. Until then other answers are ignored. After a
 * rejection, or an answer of `false`, `onDone` is not called. A rejection stays unhandled, so that it is reported.
 * An answer that is still pending when the layer closes is dropped: the next question is another one.
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
    if (waited.current) return false;
    const answer = work();
    if (isPromise(answer)) void wait(key, answer, onDone);
    else if (answer !== false) onDone();
    return true;
  };
  return [pending, run];
}
