import { createLease } from './lease.mjs';
import { askUpstream, UpstreamError } from './upstream.mjs';

/** Another server has replaced the token, or it has expired. */
const STALE = new Set([40001, 40014, 42001]);

/**
 * @typedef {object} TicketOptions
 * @property {import('./lease.mjs').TicketStore} store
 * @property {() => number} [now]
 * @property {number} [timeout] milliseconds of one request, 5000
 *
 * @typedef {object} TokenSource
 * @property {string} service its name
 * @property {string} key the beginning of its keys in the store
 * @property {(refused: string | undefined, signal: AbortSignal) => Promise<{ value: string, seconds: number }>} loadToken
 */

/**
 * An access token, and the tickets that the service gives for it.
 * @param {TokenSource} source
 * @param {TicketOptions} options
 */
export function createTickets(
  { service, key, loadToken },
  { store, now = Date.now, timeout = 5000 },
) {
  const token = createLease({ key: `${key}:token`, store, load: loadToken, now, timeout });

  /**
   * @param {string} kind its name in the store
   * @param {(token: string) => string} addressOf
   * @returns {() => Promise<string>}
   */
  return (kind, addressOf) => {
    /** @param {string} value @param {AbortSignal} signal */
    const ask = (value, signal) =>
      askUpstream(service, addressOf(encodeURIComponent(value)), { field: 'ticket', signal });
    const lease = createLease({
      key: `${key}:${kind}`,
      store,
      now,
      timeout,
      async load(_refused, signal) {
        const first = await token();
        try {
          return await ask(first, signal);
        } catch (error) {
          if (!(error instanceof UpstreamError) || !STALE.has(error.errcode ?? 0)) throw error;
          return ask(await token(first), signal);
        }
      },
    });
    return () => lease();
  };
}

/**
 * The ticket of an official account. It uses the stable token: other servers of the account get theirs without ending
 * this one.
 * @param {{ appId: string, secret: string, api?: string }} account `api` replaces https://api.weixin.qq.com
 * @param {TicketOptions} options
 */
export function wechatTicket({ appId, secret, api = 'https://api.weixin.qq.com' }, options) {
  const service = 'WeChat';

  /** @param {boolean} force @param {AbortSignal} signal */
  const askToken = (force, signal) =>
    askUpstream(service, `${api}/cgi-bin/stable_token`, {
      field: 'access_token',
      body: { grant_type: 'client_credential', appid: appId, secret, force_refresh: force },
      signal,
    });

  const ticket = createTickets(
    {
      service,
      key: `wechat:${appId}`,
      async loadToken(refused, signal) {
        const grant = await askToken(false, signal);
        // WeChat allows 20 forced refreshes a day, so try without force first.
        return grant.value === refused ? askToken(true, signal) : grant;
      },
    },
    options,
  );
  return ticket(
    'jsapi',
    (token) => `${api}/cgi-bin/ticket/getticket?type=jsapi&access_token=${token}`,
  );
}

/**
 * WeCom has two tickets: one of the company, and one of an application.
 * @param {{ corpId: string, secret: string, agentId?: string, api?: string }} account of one application
 * @param {TicketOptions} options
 */
export function wecomTickets(account, options) {
  const { corpId, secret, agentId = '', api = 'https://qyapi.weixin.qq.com' } = account;
  const service = 'WeCom';
  const query = new URLSearchParams({ corpid: corpId, corpsecret: secret });
  const ticket = createTickets(
    {
      service,
      key: `wecom:${corpId}:${agentId}`,
      loadToken: (_refused, signal) =>
        askUpstream(service, `${api}/cgi-bin/gettoken?${query}`, {
          field: 'access_token',
          signal,
        }),
    },
    options,
  );
  return {
    corp: ticket('jsapi', (token) => `${api}/cgi-bin/get_jsapi_ticket?access_token=${token}`),
    agent: ticket(
      'agent',
      (token) => `${api}/cgi-bin/ticket/get?type=agent_config&access_token=${token}`,
    ),
  };
}

/**
 * @param {{ appKey: string, appSecret: string, api?: string }} account
 * @param {TicketOptions} options
 */
export function dingtalkTicket({ appKey, appSecret, api = 'https://oapi.dingtalk.com' }, options) {
  const service = 'DingTalk';
  const query = new URLSearchParams({ appkey: appKey, appsecret: appSecret });
  const ticket = createTickets(
    {
      service,
      key: `dingtalk:${appKey}`,
      loadToken: (_refused, signal) =>
        askUpstream(service, `${api}/gettoken?${query}`, { field: 'access_token', signal }),
    },
    options,
  );
  return ticket('jsapi', (token) => `${api}/get_jsapi_ticket?type=jsapi&access_token=${token}`);
}
