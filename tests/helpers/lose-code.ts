import type * as lostCode from '@/shared/lost-code';

/** Chunks are lost while `left` is above 0. `loads` counts the requests. */
export const losses = { left: 0, loads: 0 };

/** A mock of `@/shared/lost-code` whose requests fail as often as `losses.left` says. */
export function losingCode(original: typeof lostCode): typeof lostCode {
  const load = async <T>(fetch: () => Promise<T>) => {
    losses.loads += 1;
    losses.left -= 1;
    if (losses.left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return fetch();
  };
  return { ...original, fetchCode: (fetch) => original.fetchCode(() => load(fetch)) };
}
