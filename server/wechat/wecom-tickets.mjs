import { askUpstream } from './ask-upstream.mjs';
import { createTickets } from './create-tickets.mjs';

/**
 * WeCom has two tickets, the company's and that of one application of it.
 * @param {{ corpId: string, secret: string, agentId?: string, api?: string }} account all of one application
 * @param {import('./create-tickets.mjs').TicketOptions} options
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
