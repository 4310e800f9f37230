import { createHmac } from 'node:crypto';
import { HttpError, refusal } from '../../shared/http.mjs';

/** @typedef {import('../../wechat/lease.mjs').TicketStore} TicketStore */

/** The clocks of two servers differ, and stores round the end of a value. */
const MARGIN = 60_000;

/**
 * A store for one process. It deletes the expired values, because each sign-in adds some.
 * @param {() => number} now
 * @returns {TicketStore}
 */
export function createExpiringStore(now) {
  /** @type {Map<string, import('../../wechat/lease.mjs').Kept>} */
  const all = new Map();
  return {
    get: async (key) => all.get(key) ?? null,
    async set(key, kept) {
      for (const [old, { until }] of all) {
        if (until > now()) break;
        all.delete(old);
      }
      all.delete(key);
      all.set(key, kept);
    },
  };
}

/**
 * Gives a name away once. Between processes this needs a store with `lock`; without it, two of them may claim a name in
 * the same moment.
 * @param {object} options
 * @param {TicketStore} options.store
 * @param {string} options.prefix of the keys in the store
 * @param {() => number} options.now
 * @returns {(name: string, until: number) => Promise<boolean>} whether this claim is the first
 */
export function createClaims({ store, prefix, now }) {
  /** @type {Set<string>} */
  const pending = new Set();
  return async (name, until) => {
    const key = `${prefix}:${name}`;
    if (pending.has(key)) return false;
    pending.add(key);
    const run = async () => {
      const kept = await store.get(key);
      if (kept !== null && kept.until > now()) return false;
      await store.set(key, { value: 'used', until: until + MARGIN });
      return true;
    };
    try {
      return await (store.lock ? store.lock(key, run) : run());
    } catch {
      // Errors of stores contain the failed command, so they are not passed on.
      throw new HttpError(503, 'the store of the used states failed');
    } finally {
      pending.delete(key);
    }
  };
}

/**
 * Each state and each code of a service serves once, also if the request to the service fails.
 * @param {object} options
 * @param {TicketStore} options.store
 * @param {string} options.prefix
 * @param {string} options.key
 * @param {number} options.codeLifetime milliseconds
 * @param {() => number} options.now
 */
export function createSingleUse({ store, prefix, key, codeLifetime, now }) {
  const claim = createClaims({ store, prefix, now });
  /** @param {string} code @param {{ id: string, until: number }} state */
  return async (code, { id, until }) => {
    if (!(await claim(`state:${id}`, until))) {
      throw refusal(400, 'state-used', 'state was used before: begin again');
    }
    // The store does not need to know the code.
    const name = createHmac('sha256', key).update(`code\n${code}`).digest('hex');
    if (!(await claim(`code:${name}`, now() + codeLifetime))) {
      throw refusal(400, 'code-used', 'the code was used before');
    }
  };
}
