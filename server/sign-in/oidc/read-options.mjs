import { isLocal } from '../../shared/http.mjs';
import { createChecks } from '../web/check-options.mjs';
import { createPages } from '../web/pages.mjs';

export const CALLER = 'createOidcSignIn';

const { wrong, checkObject, checkText, checkFunction, checkShared } = createChecks(CALLER);

/** The parameters that the sign-in sets itself, and those that would change the way of the answer. */
const RESERVED = [
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'scope'],
  ...['state', 'nonce', 'code_challenge', 'code_challenge_method', 'request', 'request_uri'],
];

/** The parameters that services add to the address of the page: those of the standard, of Google and of Keycloak. */
const ADDED = [
  ...['code', 'state', 'iss', 'error', 'error_description', 'error_uri', 'session_state'],
  ...['scope', 'authuser', 'prompt', 'hd'],
];

/** @param {unknown} value */
function checkIssuer(value) {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const isAllowed = url && (url.protocol === 'https:' || isLocal(url));
  if (isAllowed && !/[?#]/.test(url.href) && `${url.username}${url.password}` === '') return url;
  throw wrong('issuer', 'an https address without a query. Only localhost may have http');
}

/** @param {unknown} value */
function checkScopes(value) {
  const isList =
    Array.isArray(value) &&
    value.every((scope) => typeof scope === 'string' && /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
  if (isList && value.includes('openid')) return value.join(' ');
  throw wrong('scopes', "a list of texts without spaces, and contain 'openid'");
}

/** @param {unknown} value @returns {readonly (readonly [string, string])[]} */
function checkParams(value) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !Object.values(value).every((text) => typeof text === 'string')) {
    throw wrong('authorizeParams', 'an object of texts');
  }
  const taken = RESERVED.find((name) => Object.hasOwn(value, name));
  if (taken === undefined) return Object.entries(value);
  throw new TypeError(
    `${CALLER}: authorizeParams must not contain ${taken}, which the sign-in sets itself`,
  );
}

/** @param {unknown} value */
function checkUserinfo(value) {
  if (typeof value === 'boolean') return value;
  throw wrong('userinfo', 'true or false');
}

/** @param {import('./create-oidc-sign-in.mjs').OidcSignInOptions} options */
export function readOptions(options) {
  checkObject(options);
  const { clientSecret } = options;
  return {
    issuer: checkIssuer(options.issuer),
    clientId: checkText('clientId', options.clientId),
    clientSecret: clientSecret === undefined ? undefined : checkText('clientSecret', clientSecret),
    session: checkFunction('session', options.session),
    pages: createPages({ caller: CALLER, entries: options.returnTo, added: ADDED }),
    scope: checkScopes(options.scopes ?? ['openid', 'email', 'profile']),
    userinfo: checkUserinfo(options.userinfo ?? false),
    authorizeParams: checkParams(options.authorizeParams ?? {}),
    ...checkShared(options),
  };
}
