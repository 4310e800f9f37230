import { randomBytes } from 'node:crypto';
import { BoundedMap } from '../http/bounded-map.mjs';
import { HttpError } from '../http/http-error.mjs';

const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * Refresh tokens that rotate: each is good for one use. One that comes a second time may have been stolen, so all
 * that descend from the same sign-in end.
 * @param {() => number} now
 */
export function createRefreshTokens(now) {
  /** @typedef {{ phone: string, ended: boolean }} Family one sign-in */
  /** @type {BoundedMap<string, { family: Family, until: number, used: boolean }>} */
  const tokens = new BoundedMap(50_000);

  /** @param {Family} family */
  function issueFor(family) {
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, { family, until: now() + LIFETIME, used: false });
    return token;
  }

  return {
    /** @param {string} phone */
    issue: (phone) => issueFor({ phone, ended: false }),

    /** @param {unknown} token */
    rotate(token) {
      const known = typeof token === 'string' ? tokens.get(token) : undefined;
      if (known?.used) known.family.ended = true;
      if (!known || known.used || known.family.ended || known.until <= now()) {
        throw new HttpError(401, 'the refresh token is not valid: sign in again');
      }
      known.used = true;
      return { phone: known.family.phone, refreshToken: issueFor(known.family) };
    },
  };
}
