// WeChat gives out the next token in the five minutes before the end, so this is less.
import { HttpError } from '../shared/http.mjs';

const EARLY = 4 * 60_000;
const CALM = 60_000;
const CALM_AFTER_SILENCE = 5_000;

/**
 * A refusal with a code repeats until a setting changes, so wait longer than after silence.
 * @param {unknown} failure
 */
const calmAfter = (failure) =>
  failure instanceof HttpError && Number(failure.details.errcode) > 0 ? CALM : CALM_AFTER_SILENCE;

/**
 * A value that expires, such as a token. It is in a store that processes may share. Shortly before its end, one caller
 * renews it for all. If that fails, the old value serves until its end. The services count requests, so the next attempt
 * waits.
 * @param {object} options
 * @param {string} options.key
 * @param {TicketStore} options.store
 * @param {(refused: string | undefined, signal: AbortSignal) => Promise<{ value: string, seconds: number }>} options.load
 * @param {() => number} options.now
 * @param {number} options.timeout milliseconds of one `load`
 */
export function createLease({ key, store, load, now, timeout }) {
  /** @type {Promise<string> | undefined} */
  let flight;
  /** @type {{ until: number, failure?: unknown }} */
  let calm = { until: 0 };

  /** @param {Kept | null} kept @param {string | undefined} refused @param {number} early */
  const valueOf = (kept, refused, early) =>
    kept !== null && kept.value !== refused && kept.until - early > now() ? kept.value : undefined;

  /** @param {string | undefined} refused */
  async function renewOnce(refused) {
    // Another process may have been faster.
    const known = valueOf(await store.get(key), refused, EARLY);
    if (known !== undefined) return known;
    const { value, seconds } = await load(refused, AbortSignal.timeout(timeout));
    await store.set(key, { value, until: now() + seconds * 1000 });
    return value;
  }

  /** @param {string | undefined} refused */
  async function renew(refused) {
    const run = () => renewOnce(refused);
    try {
      const value = await (store.lock ? store.lock(key, run) : run());
      // A service may send the same value again, with the few seconds that it has left.
      calm = { until: now() + CALM };
      return value;
    } catch (failure) {
      calm = { until: now() + calmAfter(failure), failure };
      throw failure;
    }
  }

  /** @param {string | undefined} refused */
  async function read(refused) {
    const kept = await store.get(key);
    const good = valueOf(kept, refused, EARLY);
    if (good !== undefined) return good;
    const old = valueOf(kept, refused, 0);
    if (calm.until > now()) {
      if (old !== undefined) return old;
      if (calm.failure) throw calm.failure;
    }
    flight ??= renew(refused).finally(() => {
      flight = undefined;
    });
    try {
      return await flight;
    } catch (failure) {
      if (old !== undefined) return old;
      throw failure;
    }
  }

  /**
   * @param {string} [refused] a value that the service refused before its end
   * @returns {Promise<string>}
   */
  return async (refused) => {
    try {
      return await read(refused);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // Errors of stores contain the failed command, and with it the ticket, so they are not passed on.
      throw new HttpError(503, 'the store of the tickets failed');
    }
  };
}

/**
 * @typedef {object} Kept
 * @property {string} value
 * @property {number} until milliseconds since 1970
 *
 * @typedef {object} TicketStore keeps tokens and tickets for all processes that sign
 * @property {(key: string) => Promise<Kept | null>} get
 * @property {(key: string, kept: Kept) => Promise<void>} set
 * @property {<T>(key: string, run: () => Promise<T>) => Promise<T>} [lock] runs for one process at a time
 */

/** A store for one process. @returns {TicketStore} */
export function createMemoryStore() {
  /** @type {Map<string, Kept>} */
  const all = new Map();
  return {
    get: async (key) => all.get(key) ?? null,
    set: async (key, kept) => void all.set(key, kept),
  };
}
