import { askUpstream } from './ask-upstream.mjs';
import { createTickets } from './create-tickets.mjs';

/**
 * @param {{ appKey: string, appSecret: string, api?: string }} account
 * @param {import('./create-tickets.mjs').TicketOptions} options
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
