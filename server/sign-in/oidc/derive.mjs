import { createHmac } from 'node:crypto';
import { hashOf } from '../web/state.mjs';

/**
 * The PKCE verifier or the nonce of a sign-in. Both come from the key, the id in the state and the cookie, so no store
 * keeps them, and another process of the product finds the same ones. The browser knows the id and the cookie, not the key.
 * @param {object} parts
 * @param {string} parts.key
 * @param {string} parts.account the issuer and the client
 * @param {'pkce' | 'nonce'} parts.label
 * @param {string} parts.id of the state
 * @param {string} parts.cookie
 * @returns {string} 43 characters that an address needs not escape
 */
export const deriveSecret = ({ key, account, label, id, cookie }) =>
  createHmac('sha256', key)
    .update(`portico/sign-in oidc ${label}\n${account}\n${id}\n${hashOf(cookie)}`)
    .digest('base64url');
