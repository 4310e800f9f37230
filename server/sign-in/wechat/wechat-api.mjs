// The requests to WeChat's server. Their addresses contain the secret, a code or a token, so no error has a cause, and no
// error repeats WeChat's own message.
import { HttpError } from '../../shared/http.mjs';
import { UpstreamError } from '../../wechat/upstream.mjs';
import { optionalText } from '../web/answer.mjs';

/**
 * @typedef {object} WeChatTokens
 * @property {string} accessToken
 * @property {string} refreshToken valid for 30 days
 * @property {number} until the end of the access token, milliseconds since 1970
 *
 * @typedef {Record<string, unknown>} Answer
 * @typedef {{ status: number, reason: string, message: string, wait?: string }} Refusal `wait` in seconds
 */

/** @type {Readonly<Record<number, Refusal>>} */
const REFUSALS = {
  40029: { status: 400, reason: 'code-invalid', message: 'WeChat does not know the code' },
  40163: { status: 400, reason: 'code-used', message: 'the code was used before' },
  42003: { status: 400, reason: 'code-expired', message: 'the code has expired' },
  40030: { status: 401, reason: 'refresh-invalid', message: 'WeChat does not know the token' },
  42002: { status: 401, reason: 'refresh-expired', message: 'the refresh token has expired' },
  // A limit of one minute.
  45011: { status: 429, reason: 'rate-limit', message: 'WeChat counts too many calls', wait: '60' },
  [-1]: { status: 503, reason: 'busy', message: 'WeChat is busy', wait: '5' },
};

/** @param {number} errcode */
function errorOf(errcode) {
  const known = REFUSALS[errcode];
  if (!known) return new UpstreamError(`WeChat refused with errcode ${errcode}`, errcode);
  const { status, reason, message, wait } = known;
  /** @type {Record<string, string>} */
  const headers = wait === undefined ? {} : { 'Retry-After': wait };
  return new HttpError(status, message, headers, { reason, errcode });
}

/** @param {string} text @returns {Answer} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Not JSON, which is the same as JSON of another form.
  }
  throw new UpstreamError('WeChat answered in an unknown form');
}

/** @param {Answer} answer @param {string} field */
function textOf(answer, field) {
  const value = answer[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new UpstreamError('WeChat answered in an unknown form');
}

/**
 * @param {object} options
 * @param {string} options.appId
 * @param {string} options.secret
 * @param {string} options.api
 * @param {number} options.timeout milliseconds of one request
 * @param {() => number} options.now
 */
export function createWeChatApi({ appId, secret, api, timeout, now }) {
  /** @param {string} path @param {Record<string, string>} query */
  async function ask(path, query) {
    const signal = AbortSignal.timeout(timeout);
    let text;
    try {
      const address = `${api}${path}?${new URLSearchParams(query)}`;
      const response = await fetch(address, { redirect: 'error', signal });
      text = await response.text();
    } catch {
      throw new UpstreamError(signal.aborted ? 'WeChat took too long' : 'WeChat cannot be reached');
    }
    const answer = parse(text);
    const { errcode } = answer;
    if (typeof errcode === 'number' && errcode !== 0) throw errorOf(errcode);
    return answer;
  }

  /** @param {Answer} answer @param {number} begun @returns {WeChatTokens} */
  function tokensOf(answer, begun) {
    const seconds = Number(answer.expires_in);
    if (!(seconds > 0)) throw new UpstreamError('WeChat answered in an unknown form');
    return {
      accessToken: textOf(answer, 'access_token'),
      refreshToken: textOf(answer, 'refresh_token'),
      until: begun + seconds * 1000,
    };
  }

  return {
    /** @param {string} code */
    async exchange(code) {
      const begun = now();
      const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const answer = await ask('/sns/oauth2/access_token', grant);
      return {
        openId: textOf(answer, 'openid'),
        unionId: optionalText(answer, 'unionid'),
        hasProfile: textOf(answer, 'scope').split(',').includes('snsapi_userinfo'),
        isSnapshot: answer.is_snapshotuser === 1,
        tokens: tokensOf(answer, begun),
      };
    },

    /** @param {string} accessToken @param {string} openId */
    async readProfile(accessToken, openId) {
      const query = { access_token: accessToken, openid: openId, lang: 'zh_CN' };
      const answer = await ask('/sns/userinfo', query);
      if (textOf(answer, 'openid') === openId) return answer;
      throw new UpstreamError('WeChat answered with another user');
    },

    /** @param {string} refreshToken */
    async refresh(refreshToken) {
      const begun = now();
      const query = { appid: appId, grant_type: 'refresh_token', refresh_token: refreshToken };
      return tokensOf(await ask('/sns/oauth2/refresh_token', query), begun);
    },
  };
}
