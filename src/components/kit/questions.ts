import { useEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/values';

/**
 * Asks the owner before a change, one question at a time. The answer may be a promise. False, a rejection and an error
 * mean no. `forget` ignores the pending answer.
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

/** Returns false if another answer is still pending. Then `work` was not called. */
type Run = (key: string | number, work: () => unknown, onDone: () => void) => boolean;

/**
 * Runs one piece of work at a time: its key is pending until the promise settles, and other calls return false.
 * `onDone` does not run after `false` or a rejection. A rejection stays unhandled, so that error monitoring reports it.
 * Closing the layer drops a pending answer.
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
