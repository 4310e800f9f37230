// The checks of options that the sign-ins share. A wrong option fails when the server starts, not on the phone of a user.
// The messages do not repeat values: an option in the wrong place may be the secret.
import { randomBytes } from 'node:crypto';
import { createExpiringStore } from './claims.mjs';

/**
 * @typedef {object} SharedOptions
 * @property {unknown} key
 * @property {unknown} [store]
 * @property {unknown} [timeout]
 * @property {unknown} [lifetime]
 * @property {(() => number) | undefined} [now]
 * @property {((size: number) => Uint8Array) | undefined} [random]
 */

/** @param {string} caller the name of the function whose options these are */
export function createChecks(caller) {
  /** @param {string} name @param {string} rule */
  const wrong = (name, rule) => new TypeError(`${caller}: ${name} must be ${rule}`);

  /** @param {unknown} value */
  function checkKey(value) {
    if (typeof value === 'string' && value.length >= 32) return value;
    throw wrong('key', 'a secret text of at least 32 characters');
  }

  /** @param {string} name @param {unknown} value @param {number} max */
  function checkNumber(name, value, max) {
    if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max) {
      return value;
    }
    throw wrong(name, `a whole number from 1 to ${max}`);
  }

  /** @template T @param {string} name @param {T} value @returns {T} */
  function checkFunction(name, value) {
    if (typeof value === 'function') return value;
    throw wrong(name, 'a function');
  }

  /** @param {unknown} value @param {() => number} now */
  function checkStore(value, now) {
    if (value === undefined) return createExpiringStore(now);
    const store = /** @type {import('./claims.mjs').TicketStore} */ (value);
    if (typeof store?.get === 'function' && typeof store.set === 'function') return store;
    throw wrong('store', 'an object with get and set, such as createMemoryStore() returns it');
  }

  return {
    wrong,
    checkFunction,

    /** @param {unknown} options */
    checkObject(options) {
      if (typeof options !== 'object' || options === null) throw wrong('options', 'an object');
    },

    /** @param {string} name @param {unknown} value @returns {string} */
    checkText(name, value) {
      if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
      throw wrong(name, 'a text without spaces, such as the console of the service shows it');
    },

    /** @param {string} name @param {unknown} value */
    checkAddress(name, value) {
      const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
      const isPlain =
        url &&
        /^https?:$/.test(url.protocol) &&
        `${url.username}${url.password}${url.search}${url.hash}` === '';
      if (isPlain) return url.href.replace(/\/$/, '');
      throw wrong(name, 'an http or https address without a query');
    },

    /** The options that each sign-in has. @param {SharedOptions} options */
    checkShared(options) {
      const now = checkFunction('now', options.now ?? Date.now);
      return {
        key: checkKey(options.key),
        store: checkStore(options.store, now),
        timeout: checkNumber('timeout', options.timeout ?? 5000, 600_000),
        lifetime: checkNumber('lifetime', options.lifetime ?? 600, 86_400),
        now,
        random: checkFunction('random', options.random ?? randomBytes),
      };
    },
  };
}
