// The options of the sign-ins and of payments from environment variables. docs/environment.md has their table.
import { allOf, listOf, optionalOf } from '../shared/environment.mjs';

/** @typedef {import('../shared/environment.mjs').Environment} Environment */

/**
 * For `createWeChatSignIn`, which also needs `session`.
 * @param {Environment} env
 */
export function readWeChatSignInOptions(env) {
  const names = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'SIGN_IN_KEY', 'SIGN_IN_PAGES'];
  const [appId = '', secret = '', key = '', pages] = allOf(env, names);
  return {
    ...{ appId, secret, key, returnTo: listOf(pages) },
    ...optionalOf(env, { api: 'WECHAT_API', authorize: 'WECHAT_AUTHORIZE' }),
  };
}

/**
 * For `createOidcSignIn`, which also needs `session`.
 * @param {Environment} env
 * @param {string} [service] the beginning of the names, such as `GOOGLE` for `GOOGLE_CLIENT_ID`. By default `OIDC`
 */
export function readOidcSignInOptions(env, service = 'OIDC') {
  if (typeof service !== 'string' || !/^[A-Z][A-Z\d_]{0,31}$/.test(service)) {
    throw new TypeError('readOidcSignInOptions: service must be capital letters such as GOOGLE');
  }
  const own = [`${service}_ISSUER`, `${service}_CLIENT_ID`];
  const names = [...own, 'SIGN_IN_KEY', 'SIGN_IN_PAGES'];
  const [issuer = '', clientId = '', key = '', pages] = allOf(env, names);
  return {
    ...{ issuer, clientId, key, returnTo: listOf(pages) },
    ...optionalOf(env, { clientSecret: `${service}_CLIENT_SECRET` }),
  };
}

/** An address below an origin. `createPasskeys` refuses a text that is no address. @param {string} page */
const originOf = (page) => (URL.canParse(page) ? new URL(page).origin : page);

/**
 * For `createPasskeys`, which also needs `name`, `passkeys`, `user` and `session`.
 * @param {Environment} env
 */
export function readPasskeyOptions(env) {
  const [key = '', pages] = allOf(env, ['SIGN_IN_KEY', 'SIGN_IN_PAGES']);
  const origins = [...new Set(listOf(pages).map(originOf))];
  return { key, origins, ...optionalOf(env, { domain: 'PASSKEY_DOMAIN' }) };
}

/**
 * For `createWeChatPay`, which also needs `priceOf`.
 * @param {Environment} env
 */
export function readWeChatPayOptions(env) {
  const own = ['MERCHANT', 'SERIAL', 'PRIVATE_KEY', 'V3_KEY', 'PUBLIC_KEY_ID', 'PUBLIC_KEY'];
  const names = ['WECHAT_APP_ID', ...[...own, 'NOTIFY_URL'].map((name) => `WECHAT_PAY_${name}`)];
  const [appId = '', mchId = '', serialNo = '', ...rest] = allOf(env, names);
  const [privateKey = '', apiV3Key = '', keyId = '', publicKey = '', notifyUrl = ''] = rest;
  return {
    ...{ appId, mchId, serialNo, privateKey, apiV3Key, notifyUrl },
    publicKeys: { [keyId]: publicKey },
    ...optionalOf(env, { api: 'WECHAT_PAY_API' }),
  };
}
