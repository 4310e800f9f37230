import { useCallback, useEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/values';
import { useReport } from './use-safe-call';

type Key = string | number;

type ActionState = {
  /** The key of the action that waits for its promise. */
  readonly pending: Key | null;
  /**
   * Calls `work`, and then `onDone`, unless `work` gave `false` or failed. Returns false while another action is pending:
   * then `work` was not called.
   */
  readonly run: (work: () => unknown, onDone: () => void, key?: Key) => boolean;
  /** Ignores the pending answer. */
  readonly forget: () => void;
};

/**
 * Runs callbacks of the owner whose answer counts, one at a time. An answer may be a promise. False, a rejection and an
 * error mean no; the latter two are reported. A layer that closes drops the pending answer. A control that asks before a
 * change calls `forget` in its clean-up, because nobody may hear of the change later.
 */
export function useAction(isOpen = true): ActionState {
  const report = useReport();
  const [pending, setPending] = useState<Key | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const waited = useRef<PromiseLike<unknown>>(null);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setPending(null);
  }
  useEffect(() => {
    if (!isOpen) waited.current = null;
  }, [isOpen]);

  const forget = useCallback(() => {
    waited.current = null;
    setPending(null);
  }, []);

  const wait = async (answer: PromiseLike<unknown>, onDone: () => void) => {
    const isMine = () => waited.current === answer;
    try {
      if ((await answer) !== false && isMine()) onDone();
    } catch (error) {
      report(error);
    } finally {
      if (isMine()) forget();
    }
  };

  const run: ActionState['run'] = (work, onDone, key = 0) => {
    if (waited.current) return false;
    const answer = answerOf(work, report);
    if (isPromise(answer)) {
      waited.current = answer;
      setPending(key);
      void wait(answer, onDone);
    } else if (answer !== false) {
      onDone();
    }
    return true;
  };
  return { pending, run, forget };
}

/** An error is reported, and means no. */
function answerOf(work: () => unknown, report: (error: unknown) => void): unknown {
  try {
    return work();
  } catch (error) {
    report(error);
    return false;
  }
}
