import { refuse } from './core/refusal';
import type { Entry } from './core/types';
import { askToLeave, type Guards, type GateVerdict } from './guards';
import { instanceKey, type Lifecycle } from './lifecycle';

/** Asks pages that back, or the visitor's own move, is about to close: top first, at once if all guards do. */
export type LeaveQuestions = (closing: readonly Entry[]) => GateVerdict | Promise<GateVerdict>;

const GONE: GateVerdict = {
  gate: 'closed',
  refusal: refuse('cancel', 'the page has gone meanwhile'),
};

/**
 * A page that still thinks is not asked a second time: who presses back again waits for the same answer. Its
 * departure, by whatever way, is an answer too, so that nobody waits for a guard that has none.
 */
export function createLeaveQuestions(guards: Guards, lifecycle: Lifecycle): LeaveQuestions {
  const open = new Map<string, Promise<GateVerdict>>();

  const leave = (page: Entry): GateVerdict | Promise<GateVerdict> => {
    const key = instanceKey(page);
    const asked = open.get(key);
    if (asked) return asked;
    const question = new AbortController();
    const verdict = guards.leave(page, true, question.signal);
    if (!(verdict instanceof Promise)) return verdict;
    const answer = new Promise<GateVerdict>((resolve) => {
      const forget = lifecycle.onUnload(page.id, () => {
        question.abort();
        end(GONE);
      });
      const end = (final: GateVerdict) => {
        forget();
        open.delete(key);
        resolve(final);
      };
      void verdict.then(end);
    });
    open.set(key, answer);
    return answer;
  };

  return (closing) => askToLeave(leave, closing);
}
