// The users of the demo server, however they sign in: by a code, by a passkey or by another service.
import { BoundedMap, HttpError } from '../../shared/http.mjs';
import { createAccessTokens, createRefreshTokens, uidOf } from './credentials.mjs';

/** Seconds of an access token. */
export const LIFETIME = 15 * 60;

/** @typedef {ReturnType<typeof createAccounts>} Accounts */

/**
 * A user is a text: a phone number, or the id of a user of a sign-in service.
 * @param {{ secret?: Uint8Array, now: () => number }} options
 */
export function createAccounts({ secret, now }) {
  const access = createAccessTokens({ secret, now });
  const refreshTokens = createRefreshTokens(now);
  /** The user of each `uid`, which tokens contain. @type {BoundedMap<string, string>} */
  const users = new BoundedMap(50_000);

  /** @param {string} user @param {number} seconds */
  function tokenFor(user, seconds) {
    users.set(uidOf(user), user);
    return access.sign(user, seconds);
  }

  return {
    verify: access.verify,

    /** @param {string} user */
    async signIn(user, seconds = LIFETIME) {
      return { token: await tokenFor(user, seconds), refreshToken: refreshTokens.issue(user) };
    },

    /** @param {unknown} old @param {number} seconds */
    async refresh(old, seconds) {
      const { phone, refreshToken } = refreshTokens.rotate(old);
      return { token: await tokenFor(phone, seconds), refreshToken };
    },

    /** The signed-in user of a request, or nothing. @param {string | null | undefined} header `Bearer <token>` */
    async userOf(header) {
      try {
        const { uid } = await access.verify(header ?? undefined);
        return users.get(String(uid)) ?? null;
      } catch (error) {
        if (error instanceof HttpError) return null;
        throw error;
      }
    },
  };
}
