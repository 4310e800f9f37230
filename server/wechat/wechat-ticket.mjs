import { askUpstream } from './ask-upstream.mjs';
import { createTickets } from './create-tickets.mjs';

/**
 * The ticket of an official account. Its token is the stable one, which other servers of the account do not end by
 * asking for theirs.
 * @param {{ appId: string, secret: string, api?: string }} account `api` replaces https://api.weixin.qq.com
 * @param {import('./create-tickets.mjs').TicketOptions} options
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
        // Forced are 20 a day, so it comes second.
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
