import type { EntryId } from './core/types';
import type { Answer } from './page-events';

export type Results = {
  /** The answer of a page that is open; undefined when it is left without one. Never rejects. */
  wait(page: EntryId): Promise<unknown>;
  /** redirect: the new page answers in the old one's place. */
  pass(from: EntryId, to: EntryId): void;
  answer(page: EntryId, opener: EntryId | null, answer: Answer): void;
  leave(page: EntryId): void;
  /** What arrived for an opener since it was last shown. */
  take(opener: EntryId): Answer | undefined;
};

/** Books of who waits for whose result, by ids: pages come and go, promises stay. */
export function createResults(): Results {
  const waiting = new Map<EntryId, (value: unknown) => void>();
  const arrived = new Map<EntryId, Answer>();

  const settle = (page: EntryId, value: unknown) => {
    waiting.get(page)?.(value);
    waiting.delete(page);
  };

  return {
    wait: (page) => new Promise((resolve) => waiting.set(page, resolve)),
    pass: (from, to) => {
      const resolve = waiting.get(from);
      if (!resolve) return;
      waiting.delete(from);
      waiting.set(to, resolve);
    },
    answer: (page, opener, answer) => {
      if (opener) arrived.set(opener, answer);
      settle(page, answer.value);
    },
    leave: (page) => {
      settle(page, undefined);
      arrived.delete(page);
    },
    take: (opener) => {
      const answer = arrived.get(opener);
      arrived.delete(opener);
      return answer;
    },
  };
}
