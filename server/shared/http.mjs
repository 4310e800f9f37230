// The parts that the published libraries and the demo server share.

/** A refusal. Servers answer it with its status and `{ error, ...details }`. */
export class HttpError extends Error {
  /**
   * @param {number} status
   * @param {string} message for the client
   * @param {Record<string, string>} [headers]
   * @param {Record<string, unknown>} [details]
   */
  constructor(status, message, headers = {}, details = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}

/** A refusal with a reason that pages can read. @param {number} status @param {string} reason @param {string} message */
export const refusal = (status, reason, message) => new HttpError(status, message, {}, { reason });

/** Development servers have no HTTPS. @param {URL} url */
export const isLocal = ({ protocol, hostname }) =>
  protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * A Map with a limit. It deletes its oldest entry, because clients may send any number of keys.
 * @template K, V
 * @extends {Map<K, V>}
 */
export class BoundedMap extends Map {
  #limit;

  /** @param {number} limit */
  constructor(limit) {
    super();
    this.#limit = limit;
  }

  /** @override @param {K} key @param {V} value */
  set(key, value) {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}

/**
 * Allows `max` calls of a key in a window of `ms`. The window begins with the first call.
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
