// Passes each notification to the product once, although WeChat Pay may send it several times.
import { BoundedMap, HttpError } from '../../shared/http.mjs';

/** @typedef {import('../../wechat/lease.mjs').Kept} Kept */
/** @typedef {import('../../wechat/lease.mjs').TicketStore} TicketStore */
/** @typedef {import('./notification.mjs').Notification} Notification */

/** WeChat Pay repeats a notification for a day. */
const MEMORY = 3 * 24 * 3_600_000;

/** More notifications than one process handles in that time. */
const LIMIT = 100_000;

/**
 * @callback Handle
 * @param {Notification} payment
 * @returns {unknown} a promise delays the answer until it settles
 */

/**
 * A store for one process. It deletes its oldest entry at a limit, because each payment adds one.
 * @returns {TicketStore}
 */
export function createMemoryOfIds() {
  /** @type {BoundedMap<string, Kept>} */
  const all = new BoundedMap(LIMIT);
  return {
    get: async (key) => all.get(key) ?? null,
    set: async (key, kept) => void all.set(key, kept),
  };
}

/**
 * Runs `handle` once for each id. Simultaneous deliveries share one run, and its failure.
 * @param {Pick<import('./check-options.mjs').Account, 'mchId' | 'store' | 'now'>} account
 * @param {Handle} handle
 * @param {(error: unknown) => void} onError
 * @returns {(payment: Notification) => Promise<void>}
 */
export function createDelivery({ mchId, store, now }, handle, onError) {
  /** @type {Map<string, Promise<void>>} */
  const flights = new Map();

  /** @param {string} key @param {Notification} payment @param {{ phase: 'new' | 'handling' | 'handled' }} progress */
  async function deliverOnce(key, payment, progress) {
    const known = await store.get(key);
    if (known && known.until > now()) return;
    progress.phase = 'handling';
    await handle(payment);
    progress.phase = 'handled';
    await store.set(key, { value: payment.outTradeNo, until: now() + MEMORY });
  }

  /** @param {string} key @param {Notification} payment */
  async function deliver(key, payment) {
    /** @type {{ phase: 'new' | 'handling' | 'handled' }} */
    const progress = { phase: 'new' };
    const run = () => deliverOnce(key, payment, progress);
    try {
      await (store.lock ? store.lock(key, run) : run());
    } catch (error) {
      onError(error);
      // The product has the payment. After a refusal, WeChat Pay would deliver it again.
      if (progress.phase === 'handled') return;
      throw progress.phase === 'handling'
        ? new HttpError(500, 'the payment could not be handled')
        : new HttpError(503, 'the store of the notifications failed');
    }
  }

  return (payment) => {
    const key = `wechat-pay:${mchId}:notification:${payment.id}`;
    const flight =
      flights.get(key) ?? deliver(key, payment).finally(() => void flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
