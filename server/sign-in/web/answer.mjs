// Readers of the answers of a service.
import { refusal } from '../../shared/http.mjs';

/** @param {unknown} code @param {string} service @param {number} max characters */
export function checkCode(code, service, max) {
  if (typeof code === 'string' && /^[\x21-\x7e]+$/.test(code) && code.length <= max) return code;
  throw refusal(400, 'code-invalid', `code must be the code that ${service} added to the address`);
}

/** A field that only some users have. @param {Record<string, unknown>} answer @param {string} field */
export function optionalText(answer, field) {
  const value = answer[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A picture is shown in a page, so it is an address of the web or nothing. @param {string | null} text */
export const pictureOf = (text) => (text !== null && /^https?:\/\//i.test(text) ? text : null);

/**
 * Logs, JSON and copies of the user do not contain the tokens.
 * @template User, Tokens
 * @param {User} user
 * @param {Tokens} tokens
 */
export function withTokens(user, tokens) {
  Object.defineProperty(user, 'tokens', { value: tokens, enumerable: false });
  return /** @type {User & { tokens: Tokens }} */ (user);
}
