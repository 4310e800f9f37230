import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { refusal } from '../../shared/http.mjs';

/** Seconds since 1970, the id, the seal. WeChat passes at most 128 letters and digits, other services more. */
const FORM = /^([\da-f]{8})([\da-f]{32})([\da-f]{64})$/;
const COOKIE = /^[\w-]{43}$/;

/** @param {string} text */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * The states of one account at a service. A state is sealed together with the hash of a cookie, so it is worth nothing in another
 * browser. Without this, an attacker could sign other users in to the account of the attacker.
 * @param {object} options
 * @param {string} options.caller the name of the function whose options these are
 * @param {string} options.service keeps the states of two services apart, as the account does
 * @param {string} options.account
 * @param {string} options.key
 * @param {number} options.lifetime seconds
 * @param {() => number} options.now
 * @param {(size: number) => Uint8Array} options.random
 */
export function createStates({ caller, service, account, key, lifetime, now, random }) {
  /** @param {string} head @param {string} cookie @param {string} bound */
  const sealOf = (head, cookie, bound) =>
    createHmac('sha256', key)
      .update(
        `portico/sign-in ${service} state\n${account}\n${head}\n${hashOf(cookie)}${bound && `\n${bound}`}`,
      )
      .digest();

  /** @param {number} size */
  function bytes(size) {
    const value = Buffer.from(random(size));
    if (value.length === size) return value;
    throw new TypeError(`${caller}: random must return ${size} bytes`);
  }

  return {
    /**
     * @param {unknown} known the cookie that the browser already has. Two pages that begin at the same time share it.
     * @param {string} [bound] a text that `open` must get too
     */
    make(known, bound = '') {
      const cookie =
        typeof known === 'string' && COOKIE.test(known) ? known : bytes(32).toString('base64url');
      const until = Math.floor(now() / 1000) + lifetime;
      const id = bytes(16).toString('hex');
      const head = until.toString(16).padStart(8, '0') + id;
      return { state: head + sealOf(head, cookie, bound).toString('hex'), id, cookie };
    },

    /**
     * @param {unknown} state
     * @param {unknown} cookie
     * @param {string} [bound]
     * @returns {{ id: string, until: number, cookie: string }} `until` in milliseconds
     */
    open(state, cookie, bound = '') {
      if (typeof cookie !== 'string' || !COOKIE.test(cookie)) {
        throw refusal(400, 'cookie-missing', 'the cookie of this sign-in is missing: begin again');
      }
      const [, seconds = '', id = '', seal = ''] =
        (typeof state === 'string' && FORM.exec(state)) || [];
      const expected = sealOf(seconds + id, cookie, bound);
      const given = Buffer.from(seal, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw refusal(
          400,
          'state-invalid',
          'state is not of this browser, or has changed: begin again',
        );
      }
      const until = Number.parseInt(seconds, 16) * 1000;
      if (until > now()) return { id, until, cookie };
      throw refusal(400, 'state-expired', 'state has expired: begin again');
    },
  };
}
