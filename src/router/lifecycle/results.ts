import type { PageId } from '../core/state';

/** The value that a page gives back, and the route of that page. */
export type Result = { readonly route: string; readonly value: unknown };

export type Results = {
  /** Waits for the result of an open page. undefined: the page closed without one. Never rejects. */
  wait(page: PageId): Promise<unknown>;
  /** redirect: the new page answers in place of the old one. */
  pass(from: PageId, to: PageId): void;
  answer(page: PageId, opener: PageId | null, result: Result): void;
  end(page: PageId): void;
  /** The result that has arrived for an opener since it was last shown. */
  take(opener: PageId): Result | undefined;
};

/** The callers that wait for a result, by page id. */
export function createResults(): Results {
  const waiting = new Map<PageId, (value: unknown) => void>();
  const arrived = new Map<PageId, Result>();

  const finish = (page: PageId, value: unknown) => {
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
    answer: (page, opener, result) => {
      if (opener) arrived.set(opener, result);
      finish(page, result.value);
    },
    end: (page) => {
      finish(page, undefined);
      arrived.delete(page);
    },
    take: (opener) => {
      const result = arrived.get(opener);
      arrived.delete(opener);
      return result;
    },
  };
}
