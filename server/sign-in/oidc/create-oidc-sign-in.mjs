// Sign in with a service of OpenID Connect, such as Google. The secret and the service's tokens stay on the server.
import { createHash } from 'node:crypto';
import { HttpError, refusal } from '../../shared/http.mjs';
import { checkCode, optionalText, pictureOf, withTokens } from '../web/answer.mjs';
import { createSingleUse } from '../web/claims.mjs';
import { createHandlers, withAddress } from '../web/handlers.mjs';
import { createStates } from '../web/state.mjs';
import { deriveSecret } from './derive.mjs';
import { createOidcApi } from './oidc-api.mjs';
import { CALLER, readOptions } from './read-options.mjs';

/**
 * @typedef {object} OidcTokens
 * @property {string} accessToken
 * @property {string | null} refreshToken many services send one only if the sign-in asks for it
 * @property {string | null} idToken
 * @property {number | null} expiresAt the end of the access token, milliseconds since 1970
 *
 * @typedef {object} OidcUser
 * @property {string} id the issuer, `#` and the subject. It stays the same, unlike the email
 * @property {string} issuer
 * @property {string} subject
 * @property {string | null} email
 * @property {boolean} isEmailVerified without this, anyone may have typed the email
 * @property {string | null} name
 * @property {string | null} picture an address
 * @property {Readonly<Record<string, unknown>>} claims of the ID token, whose signature is checked. With `userinfo: true`, also
 *   those that only the userinfo endpoint has
 * @property {OidcTokens} tokens not enumerable: logs, JSON and copies of the user do not contain them
 *
 * @typedef {object} OidcSignInOptions
 * @property {string} issuer of the service, such as https://accounts.google.com
 * @property {string} clientId
 * @property {string | undefined} [clientSecret] for services that gave one
 * @property {string} key seals the states: a secret text of 32 characters or more, the same on all servers
 * @property {(user: OidcUser, request: Request) => unknown} session finds or makes the user of the product. Its value is the
 *   answer for the page. It may be a `Response` that sets the cookies of the product
 * @property {readonly string[]} returnTo the origins or address prefixes of the pages that sign in
 * @property {readonly string[] | undefined} [scopes] openid, email and profile
 * @property {boolean | undefined} [userinfo] asks the userinfo endpoint too, for services that leave the email or the name out of
 *   the ID token. false
 * @property {Readonly<Record<string, string>> | undefined} [authorizeParams] more parameters for the service, such as
 *   `{ access_type: 'offline', prompt: 'consent' }` for a refresh token of Google
 * @property {import('../../wechat/lease.mjs').TicketStore | undefined} [store] remembers the used states and codes. All
 *   processes share it, and it needs `lock` for more than one. By default the memory of this process
 * @property {number | undefined} [timeout] milliseconds of one request to the service, 5000
 * @property {number | undefined} [lifetime] seconds of a state, 600
 * @property {(() => number) | undefined} [now] milliseconds since 1970
 * @property {((size: number) => Uint8Array) | undefined} [random] new random bytes
 *
 * @typedef {object} OidcBeginOptions
 * @property {string} returnTo the address of the page, below an entry of the option `returnTo` and without `#`. The console of
 *   the service must list it. An origin gets a `/`
 * @property {string | undefined} [cookie] the value of the cookie that the browser already has
 * @property {string | undefined} [prompt] `none`, or one or more of `login`, `consent`, `select_account` and `create`
 * @property {string | undefined} [loginHint] the email of the user, if the page knows it
 * @property {string | undefined} [locale] languages for the service's page, such as `zh-Hans en`
 *
 * @typedef {object} OidcBeginning
 * @property {string} address of the service's page; the page goes there
 * @property {string} state
 * @property {string} cookie the value of a cookie that is HttpOnly, Secure and SameSite=Lax
 *
 * @typedef {object} OidcFinishOptions
 * @property {string} code
 * @property {string} state
 * @property {string | null | undefined} [iss] the parameter `iss` of the address, if the service added one
 * @property {string} returnTo the same address as at the beginning
 * @property {string} cookie
 *
 * @typedef {object} OidcSignIn
 * @property {(options: OidcBeginOptions) => Promise<OidcBeginning>} begin
 * @property {(question: OidcFinishOptions) => Promise<OidcUser>} finish
 * @property {(refreshToken: string) => Promise<OidcTokens>} refresh
 * @property {import('../web/handlers.mjs').Handlers} handlers `begin` takes `{ returnTo, prompt, loginHint, locale }`, and
 *   `finish` takes `{ code, state, iss, returnTo }`
 */

/** The standard recommends ten minutes at most. */
const CODE_LIFETIME = 10 * 60_000;

/** The codes of some services have more than a thousand characters. */
const MAX_CODE = 2048;

/** @typedef {'prompt' | 'loginHint' | 'locale'} Hint */

/** @type {readonly { hint: Hint, parameter: string, form: RegExp, rule: string }[]} */
const HINTS = [
  {
    hint: 'prompt',
    parameter: 'prompt',
    form: /^(none|(login|consent|select_account|create)( (login|consent|select_account|create)){0,3})$/,
    rule: 'none, or one or more of login, consent, select_account and create',
  },
  {
    hint: 'loginHint',
    parameter: 'login_hint',
    form: /^[^\p{Cc}]{1,320}$/u,
    rule: 'a text of at most 320 characters',
  },
  {
    hint: 'locale',
    parameter: 'ui_locales',
    form: /^[\dA-Za-z-]{2,35}( [\dA-Za-z-]{2,35}){0,9}$/,
    rule: 'a language tag such as zh-Hans, or several with spaces between them',
  },
];

/** The parameters that the page chooses. @param {Partial<Record<Hint, unknown>>} options */
const hintsOf = (options) =>
  HINTS.flatMap(({ hint, parameter, form, rule }) => {
    const value = options[hint];
    if (value === undefined) return [];
    if (typeof value === 'string' && form.test(value)) return [[parameter, value]];
    throw new HttpError(400, `${hint} must be ${rule}`);
  });

/** Some services send `true` as a text. @param {unknown} value */
const isTrue = (value) => value === true || value === 'true';

/** @param {Record<string, unknown> & { iss: string, sub: string }} claims @param {OidcTokens} tokens @returns {OidcUser} */
function userOf(claims, tokens) {
  const email = optionalText(claims, 'email');
  const user = {
    id: `${claims.iss}#${claims.sub}`,
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: email !== null && isTrue(claims.email_verified),
    name: optionalText(claims, 'name'),
    picture: pictureOf(optionalText(claims, 'picture')),
    claims: { ...claims },
  };
  return withTokens(user, tokens);
}

/**
 * @param {OidcSignInOptions} options
 * @returns {OidcSignIn}
 */
export function createOidcSignIn(options) {
  const read = readOptions(options);
  const { issuer, clientId, key, pages } = read;
  const account = `${issuer.href}\n${clientId}`;
  const states = createStates({ ...read, caller: CALLER, service: 'oidc', account });
  const api = createOidcApi(read);
  const spend = createSingleUse({
    ...read,
    prefix: `oidc-sign-in:${issuer.href}:${clientId}`,
    codeLifetime: CODE_LIFETIME,
  });

  /** @param {{ id: string, cookie: string }} attempt */
  const secretsOf = ({ id, cookie }) => ({
    verifier: deriveSecret({ key, account, label: 'pkce', id, cookie }),
    nonce: deriveSecret({ key, account, label: 'nonce', id, cookie }),
  });

  /** @param {unknown} returnTo */
  function targetOf(returnTo) {
    const target = pages.addressOf(returnTo);
    if (!target.includes('#')) return target;
    throw refusal(400, 'return-refused', 'returnTo must have no #: no service returns there');
  }

  /** @type {OidcSignIn['begin']} */
  async function begin({ returnTo, cookie: known, prompt, loginHint, locale }) {
    const target = targetOf(returnTo);
    const hints = hintsOf({ prompt, loginHint, locale });
    const address = await api.authorizationAddress();
    // The service gets the address of the page again at the end, so the state is bound to it.
    const { state, id, cookie } = states.make(known, target);
    const { verifier, nonce } = secretsOf({ id, cookie });
    const parameters = [
      ...read.authorizeParams,
      ...hints,
      ['client_id', clientId],
      ['redirect_uri', target],
      ['response_type', 'code'],
      ['scope', read.scope],
      ['state', state],
      ['nonce', nonce],
      ['code_challenge', createHash('sha256').update(verifier).digest('base64url')],
      ['code_challenge_method', 'S256'],
    ];
    for (const [name = '', value = ''] of parameters) address.searchParams.set(name, value);
    return { address: address.href, state, cookie };
  }

  /** @type {OidcSignIn['finish']} */
  async function finish({ code, state, iss, returnTo, cookie }) {
    const checked = checkCode(code, 'the sign-in service', MAX_CODE);
    const target = targetOf(returnTo);
    const attempt = states.open(state, cookie, target);
    // A service that cannot be reached does not use the state up, so the page may try again.
    const answer = await api.readAnswer({ code: checked, state, iss });
    await spend(checked, attempt);
    const { claims, tokens } = await api.exchange({
      answer,
      returnTo: target,
      ...secretsOf(attempt),
    });
    return userOf(claims, tokens);
  }

  return {
    begin,
    finish,
    async refresh(refreshToken) {
      if (typeof refreshToken === 'string' && refreshToken !== '') return api.refresh(refreshToken);
      throw new TypeError(`${CALLER}: refresh: refreshToken must be a text`);
    },
    handlers: createHandlers({
      begin: async ({ returnTo, prompt, loginHint, locale }, cookie) =>
        withAddress(await begin({ returnTo, prompt, loginHint, locale, cookie })),
      finish: ({ code, state, iss, returnTo }, cookie) =>
        finish({ code, state, iss, returnTo, cookie }),
      session: read.session,
      isOrigin: pages.isOrigin,
      cookieName: 'portico-oidc',
      lifetime: read.lifetime,
      limit: 8192,
    }),
  };
}
