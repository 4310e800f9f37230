// "Sign in inside WeChat": the web authorisation of an official account. The secret and WeChat's tokens stay on the server.
import { createHmac } from 'node:crypto';
import { HttpError } from '../../shared/http.mjs';
import { createClaims } from './claims.mjs';
import { createHandlers } from './handlers.mjs';
import { readOptions } from './read-options.mjs';
import { createStates } from './state.mjs';
import { createWeChatApi, optionalText } from './wechat-api.mjs';

/** @typedef {import('./wechat-api.mjs').WeChatTokens} WeChatTokens */

/**
 * @typedef {object} WeChatUser
 * @property {string} openId of the user in this official account
 * @property {string | null} unionId of the user in all accounts of the company
 * @property {string | null} nickname with the scope `profile` only
 * @property {string | null} picture an address, with the scope `profile` only
 * @property {boolean} isSnapshot WeChat shows a snapshot of the page, and this user is not a real one: make no account
 * @property {WeChatTokens} tokens not enumerable: logs, JSON and copies of the user do not contain them
 *
 * @typedef {object} WeChatSignInOptions
 * @property {string} appId of the official account
 * @property {string} secret of the official account
 * @property {string} key seals the states: a secret text of 32 characters or more, the same on all servers
 * @property {(user: WeChatUser, request: Request) => unknown} session finds or makes the user of the product. Its value is
 *   the answer for the page. It may be a `Response` that sets the cookies of the product
 * @property {readonly string[]} returnTo the origins or address prefixes of the pages that sign in
 * @property {string | undefined} [api] replaces https://api.weixin.qq.com
 * @property {string | undefined} [authorize] replaces https://open.weixin.qq.com/connect/oauth2/authorize
 * @property {import('../../wechat/lease.mjs').TicketStore | undefined} [store] remembers the used states and
 *   codes. All processes share it, and it needs `lock` for more than one. By default the memory of this process
 * @property {number | undefined} [timeout] milliseconds of one request to WeChat, 5000
 * @property {number | undefined} [lifetime] seconds of a state, 600
 * @property {(() => number) | undefined} [now] milliseconds since 1970
 * @property {((size: number) => Uint8Array) | undefined} [random] new random bytes
 *
 * @typedef {object} BeginOptions
 * @property {string} returnTo the address of the page, below an entry of the option `returnTo`
 * @property {'base' | 'profile' | undefined} [scope] `base` asks the user nothing, and is the default
 * @property {string | undefined} [cookie] the value of the cookie that the browser already has
 *
 * @typedef {object} Beginning
 * @property {string} address of WeChat's authorisation; the page goes there
 * @property {string} state
 * @property {string} cookie the value of a cookie that is HttpOnly, Secure and SameSite=Lax
 *
 * @typedef {object} WeChatSignIn
 * @property {(options: BeginOptions) => Beginning} begin
 * @property {(question: { code: string, state: string, cookie: string }) => Promise<WeChatUser>} finish
 * @property {(refreshToken: string) => Promise<WeChatTokens>} refresh
 * @property {import('./handlers.mjs').Handlers} handlers
 */

const SCOPES = { base: 'snsapi_base', profile: 'snsapi_userinfo' };

/** WeChat's codes are valid for 5 minutes. */
const CODE_LIFETIME = 5 * 60_000;

/** @param {unknown} scope */
function scopeOf(scope) {
  if (scope === 'base' || scope === 'profile') return SCOPES[scope];
  throw new HttpError(400, "scope must be 'base' or 'profile'");
}

/** @param {unknown} code */
function checkCode(code) {
  if (typeof code === 'string' && /^[\x21-\x7e]{1,512}$/.test(code)) return code;
  throw new HttpError(
    400,
    'code must be the code that WeChat added to the address',
    {},
    {
      reason: 'code-invalid',
    },
  );
}

/** A picture is shown in a page, so it is an address of the web or nothing. @param {string | null} text */
const pictureOf = (text) => (text !== null && /^https?:\/\//i.test(text) ? text : null);

/**
 * @param {WeChatSignInOptions} options
 * @returns {WeChatSignIn}
 */
export function createWeChatSignIn(options) {
  const read = readOptions(options);
  const { appId, key, pages, now } = read;
  const states = createStates(read);
  const api = createWeChatApi(read);
  const claim = createClaims({ store: read.store, prefix: `wechat-sign-in:${appId}`, now });

  /**
   * Each state and each code serves once, also if the request to WeChat fails.
   * @param {string} code @param {{ id: string, until: number }} state
   */
  async function claimBoth(code, { id, until }) {
    if (!(await claim(`state:${id}`, until))) {
      throw new HttpError(400, 'state was used before: begin again', {}, { reason: 'state-used' });
    }
    // The store does not need to know the code.
    const name = createHmac('sha256', key).update(`code\n${code}`).digest('hex');
    if (!(await claim(`code:${name}`, now() + CODE_LIFETIME))) {
      throw new HttpError(400, 'the code was used before', {}, { reason: 'code-used' });
    }
  }

  /** @type {WeChatSignIn['begin']} */
  function begin({ returnTo, scope = 'base', cookie: known }) {
    const target = encodeURIComponent(pages.addressOf(returnTo));
    const wanted = scopeOf(scope);
    const { state, cookie } = states.make(known);
    // WeChat refuses the parameters in any other order.
    const query = `appid=${encodeURIComponent(appId)}&redirect_uri=${target}&response_type=code&scope=${wanted}&state=${state}`;
    return { address: `${read.authorize}?${query}#wechat_redirect`, state, cookie };
  }

  /** @type {WeChatSignIn['finish']} */
  async function finish({ code, state, cookie }) {
    const checked = checkCode(code);
    await claimBoth(checked, states.open(state, cookie));
    const { openId, unionId, hasProfile, isSnapshot, tokens } = await api.exchange(checked);
    const profile = hasProfile ? await api.readProfile(tokens.accessToken, openId) : {};
    const user = {
      openId,
      unionId: unionId ?? optionalText(profile, 'unionid'),
      nickname: optionalText(profile, 'nickname'),
      picture: pictureOf(optionalText(profile, 'headimgurl')),
      isSnapshot,
    };
    return /** @type {WeChatUser} */ (
      Object.defineProperty(user, 'tokens', { value: tokens, enumerable: false })
    );
  }

  return {
    begin,
    finish,
    async refresh(refreshToken) {
      if (typeof refreshToken === 'string' && refreshToken !== '') return api.refresh(refreshToken);
      throw new TypeError('createWeChatSignIn: refresh: refreshToken must be a text');
    },
    handlers: createHandlers({
      begin,
      finish,
      session: read.session,
      isOrigin: pages.isOrigin,
      lifetime: read.lifetime,
    }),
  };
}
