import { BoundedMap } from './bounded-map.mjs';
import { HttpError } from './http-error.mjs';

/**
 * So many calls in a window of time; the window begins with the first.
 * @param {{ max: number, ms: number, now: () => number }} rule
 */
export function createRateLimit({ max, ms, now }) {
  /** @type {BoundedMap<string, { count: number, until: number }>} */
  const windows = new BoundedMap(10_000);
  /** @param {string} key */
  return (key) => {
    const known = windows.get(key);
    const open = known && known.until > now() ? known : { count: 0, until: now() + ms };
    windows.set(key, { ...open, count: open.count + 1 });
    if (open.count < max) return { left: max - open.count - 1 };
    const seconds = Math.ceil((open.until - now()) / 1000);
    throw new HttpError(429, `asked too often: try again in ${seconds} s`, {
      'Retry-After': String(seconds),
    });
  };
}
