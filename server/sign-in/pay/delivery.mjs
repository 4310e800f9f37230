// Passes each event to the product once, although WeChat Pay may send several notifications of it.
import { BoundedMap, HttpError } from '../../shared/http.mjs';

/** @typedef {import('../../wechat/lease.mjs').Kept} Kept */
/** @typedef {import('../../wechat/lease.mjs').TicketStore} TicketStore */

/** WeChat Pay repeats a notification for a day. */
const MEMORY = 3 * 24 * 3_600_000;

/** More notifications than one process handles in that time. */
const LIMIT = 100_000;

/**
 * @typedef {object} Event
 * @property {string} id of the notification
 * @property {string} name the same for all notifications of the event
 * @property {() => unknown} run the product's function
 */

/**
 * A store for one process. It deletes its oldest entry at a limit, because each payment adds one.
 * @returns {TicketStore}
 */
export function createMemoryOfNotifications() {
  /** @type {BoundedMap<string, Kept>} */
  const all = new BoundedMap(LIMIT);
  return {
    get: async (key) => all.get(key) ?? null,
    set: async (key, kept) => void all.set(key, kept),
  };
}

/**
 * Runs the product's function once for each event. Simultaneous deliveries share one run, and its failure.
 * @param {Pick<import('./check-options.mjs').Account, 'mchId' | 'store' | 'now'>} account
 * @param {(error: unknown) => void} onError
 * @returns {(event: Event) => Promise<void>}
 */
export function createDelivery({ mchId, store, now }, onError) {
  /** @type {Map<string, Promise<void>>} */
  const flights = new Map();

  /** @param {string} key @param {Event} event @param {{ phase: 'new' | 'handling' | 'handled' }} progress */
  async function deliverOnce(key, { id, run }, progress) {
    const known = await store.get(key);
    if (known && known.until > now()) return;
    progress.phase = 'handling';
    await run();
    progress.phase = 'handled';
    await store.set(key, { value: id, until: now() + MEMORY });
  }

  /** @param {string} key @param {Event} event */
  async function deliver(key, event) {
    /** @type {{ phase: 'new' | 'handling' | 'handled' }} */
    const progress = { phase: 'new' };
    const run = () => deliverOnce(key, event, progress);
    try {
      await (store.lock ? store.lock(key, run) : run());
    } catch (error) {
      onError(error);
      // The product has the event. After a refusal, WeChat Pay would deliver it again.
      if (progress.phase === 'handled') return;
      throw progress.phase === 'handling'
        ? new HttpError(500, 'the notification was not handled')
        : new HttpError(503, 'the store of the notifications failed');
    }
  }

  return (event) => {
    const key = `wechat-pay:${mchId}:${event.name}`;
    const flight = flights.get(key) ?? deliver(key, event).finally(() => void flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
