// "Sign in inside WeChat": the web authorisation of an official account. The secret and WeChat's tokens stay on the server.
import { HttpError } from '../../shared/http.mjs';
import { checkCode, optionalText, pictureOf, withTokens } from '../web/answer.mjs';
import { createSingleUse } from '../web/claims.mjs';
import { createHandlers, withAddress } from '../web/handlers.mjs';
import { createStates } from '../web/state.mjs';
import { CALLER, readOptions } from './read-options.mjs';
import { createWeChatApi } from './wechat-api.mjs';

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
 * @property {import('../web/handlers.mjs').Handlers} handlers `begin` takes `{ returnTo, scope }`, and `finish` takes
 *   `{ code, state }`
 */

const SCOPES = { base: 'snsapi_base', profile: 'snsapi_userinfo' };

/** WeChat's codes are valid for 5 minutes. */
const CODE_LIFETIME = 5 * 60_000;

/** @param {unknown} scope */
function scopeOf(scope) {
  if (scope === 'base' || scope === 'profile') return SCOPES[scope];
  throw new HttpError(400, "scope must be 'base' or 'profile'");
}

/**
 * @param {WeChatSignInOptions} options
 * @returns {WeChatSignIn}
 */
export function createWeChatSignIn(options) {
  const read = readOptions(options);
  const { appId, pages } = read;
  const states = createStates({ ...read, caller: CALLER, service: 'wechat', account: appId });
  const api = createWeChatApi(read);
  const spend = createSingleUse({
    ...read,
    prefix: `wechat-sign-in:${appId}`,
    codeLifetime: CODE_LIFETIME,
  });

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
    const checked = checkCode(code, 'WeChat', 512);
    await spend(checked, states.open(state, cookie));
    const { openId, unionId, hasProfile, isSnapshot, tokens } = await api.exchange(checked);
    const profile = hasProfile ? await api.readProfile(tokens.accessToken, openId) : {};
    const user = {
      openId,
      unionId: unionId ?? optionalText(profile, 'unionid'),
      nickname: optionalText(profile, 'nickname'),
      picture: pictureOf(optionalText(profile, 'headimgurl')),
      isSnapshot,
    };
    return withTokens(user, tokens);
  }

  return {
    begin,
    finish,
    async refresh(refreshToken) {
      if (typeof refreshToken === 'string' && refreshToken !== '') return api.refresh(refreshToken);
      throw new TypeError(`${CALLER}: refresh: refreshToken must be a text`);
    },
    handlers: createHandlers({
      begin: ({ returnTo, scope }, cookie) => withAddress(begin({ returnTo, scope, cookie })),
      finish: ({ code, state }, cookie) => finish({ code, state, cookie }),
      session: read.session,
      isOrigin: pages.isOrigin,
      cookieName: 'portico-wechat',
      lifetime: read.lifetime,
      limit: 4096,
    }),
  };
}
