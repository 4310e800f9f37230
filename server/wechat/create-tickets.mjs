import { askUpstream } from './ask-upstream.mjs';
import { createLease } from './create-lease.mjs';
import { UpstreamError } from './upstream-error.mjs';

/** The token was replaced elsewhere, or has ended. */
const STALE = new Set([40001, 40014, 42001]);

/**
 * @typedef {object} TicketOptions
 * @property {import('./create-memory-store.mjs').TicketStore} store
 * @property {() => number} [now]
 * @property {number} [timeout] milliseconds of one question, 5000
 *
 * @typedef {object} TokenSource
 * @property {string} service its name
 * @property {string} key what its entries in the store begin with
 * @property {(refused: string | undefined, signal: AbortSignal) => Promise<{ value: string, seconds: number }>} loadToken
 */

/**
 * An access token, and the tickets that are given for it.
 * @param {TokenSource} source
 * @param {TicketOptions} options
 */
export function createTickets(
  { service, key, loadToken },
  { store, now = Date.now, timeout = 5000 },
) {
  const token = createLease({ key: `${key}:token`, store, load: loadToken, now, timeout });

  /**
   * @param {string} kind its name in the store
   * @param {(token: string) => string} addressOf
   * @returns {() => Promise<string>}
   */
  return (kind, addressOf) => {
    /** @param {string} value @param {AbortSignal} signal */
    const ask = (value, signal) =>
      askUpstream(service, addressOf(encodeURIComponent(value)), { field: 'ticket', signal });
    const lease = createLease({
      key: `${key}:${kind}`,
      store,
      now,
      timeout,
      async load(_refused, signal) {
        const first = await token();
        try {
          return await ask(first, signal);
        } catch (error) {
          if (!(error instanceof UpstreamError) || !STALE.has(error.errcode ?? 0)) throw error;
          return ask(await token(first), signal);
        }
      },
    });
    return () => lease();
  };
}
