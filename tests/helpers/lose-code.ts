import type * as lostCode from '@/shared/lost-code';

/** Requests of the chunk `file` fail while `left` is above 0. `loads` counts its requests. */
export const losses = { file: '', left: 0, loads: 0 };

/** A mock of `@/shared/lost-code` that loses a chunk as often as `losses.left` says. */
export function losingCode(original: typeof lostCode): typeof lostCode {
  const load = async <T>(fetch: () => Promise<T>) => {
    // The function's text has the path of its import.
    if (!String(fetch).includes(losses.file)) return fetch();
    losses.loads += 1;
    losses.left -= 1;
    if (losses.left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return fetch();
  };
  return { ...original, fetchCode: (fetch) => original.fetchCode(() => load(fetch)) };
}
