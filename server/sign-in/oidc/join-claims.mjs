import { optionalText } from '../web/answer.mjs';

/** @param {object} claims */
const withoutEmail = (claims) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !/^email(_verified)?$/.test(name)));

/**
 * The claims of the ID token, and those that only the userinfo endpoint has. The email and its `email_verified` come from
 * the same one of them: otherwise one source would vouch for the email of the other.
 * @template {Record<string, unknown>} T
 * @param {T} claims of the ID token, which is signed
 * @param {Record<string, unknown>} more
 * @returns {T}
 */
export const joinClaims = (claims, more) =>
  /** @type {T} */ (
    optionalText(claims, 'email') === null
      ? { ...more, ...withoutEmail(claims) }
      : { ...withoutEmail(more), ...claims }
  );
