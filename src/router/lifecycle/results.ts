import type { PageId } from '../core/state';

/** The value that a page gives back, and the route of that page. */
export type Result = { readonly route: string; readonly value: unknown };

export type Results = ReturnType<typeof createResults>;

/** The callers that wait for a result, by page id. */
export function createResults() {
  const waiting = new Map<PageId, (value: unknown) => void>();
  const arrived = new Map<PageId, Result>();

  const finish = (page: PageId, value: unknown) => {
    waiting.get(page)?.(value);
    waiting.delete(page);
  };

  return {
    /** Waits for the result of an open page. undefined: the page closed without one. Never rejects. */
    wait: (page: PageId) => new Promise<unknown>((resolve) => waiting.set(page, resolve)),
    /** redirect: the new page answers in place of the old one. */
    pass: (from: PageId, to: PageId) => {
      const resolve = waiting.get(from);
      if (!resolve) return;
      waiting.delete(from);
      waiting.set(to, resolve);
    },
    answer: (page: PageId, opener: PageId | null, result: Result) => {
      if (opener) arrived.set(opener, result);
      finish(page, result.value);
    },
    end: (page: PageId) => {
      finish(page, undefined);
      arrived.delete(page);
    },
    /** The result that has arrived for an opener since it was last shown. */
    take: (opener: PageId): Result | undefined => {
      const result = arrived.get(opener);
      arrived.delete(opener);
      return result;
    },
  };
}
