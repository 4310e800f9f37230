import { useEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/values';
import { useReport } from './use-safe-call';

/**
 * Asks the owner before a change, one question at a time. The answer may be a promise. False, a rejection and an error
 * mean no, and are reported. `forget` ignores the pending answer.
 */
export function useQuestion() {
  const report = useReport();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<object>(null);

  const forget = () => {
    asked.current = null;
    setAsking(false);
  };
  useEffect(() => forget, []);

  const ask = (question: () => unknown, onYes: () => void) => {
    if (asked.current) return;
    const answer = answerOf(question, report);
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
      (error: unknown) => {
        report(error);
        settle(false);
      },
    );
  };
  return { isAsking, ask, forget };
}

/** An error is reported, and means no. */
function answerOf(question: () => unknown, report: (error: unknown) => void): unknown {
  try {
    return question();
  } catch (error) {
    report(error);
    return false;
  }
}

/** Returns false if another answer is still pending. Then `work` was not called. */
type Run = (key: string | number, work: () => unknown, onDone: () => void) => boolean;

/**
 * Runs one piece of work at a time: its key is pending until the promise settles, and other calls return false.
 * `onDone` does not run after `false`, a rejection or an error. The latter two are reported. Closing the layer drops a
 * pending answer.
 */
export function usePending(isOpen: boolean): [pending: string | number | null, run: Run] {
  const [pending, setPending] = useState<string | number | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const report = useReport();
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
    } catch (error) {
      report(error);
    } finally {
      if (isMine()) {
        waited.current = null;
        setPending(null);
      }
    }
  };

  const run: Run = (key, work, onDone) => {
    if (waited.current) return false;
    const answer = answerOf(work, report);
    if (isPromise(answer)) void wait(key, answer, onDone);
    else if (answer !== false) onDone();
    return true;
  };
  return [pending, run];
}
