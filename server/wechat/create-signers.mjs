import { createMemoryStore } from './create-memory-store.mjs';
import { createSigner } from './create-signer.mjs';
import { dingtalkTicket } from './dingtalk-ticket.mjs';
import { wechatTicket } from './wechat-ticket.mjs';
import { wecomTickets } from './wecom-tickets.mjs';

/**
 * @typedef {string | (() => Promise<string>)} Ticket one that comes from elsewhere
 * @typedef {{ appId: string, api?: string } & ({ secret: string } | { ticket: Ticket })} WeChatAccount
 * @typedef {{ corpId: string, agentId?: string, api?: string }
 *   & ({ secret: string } | { ticket: Ticket, agentTicket?: Ticket })} WeComAccount
 * @typedef {{ corpId: string, agentId: string, hash?: 'sha1' | 'sha256', api?: string }
 *   & ({ appKey: string, appSecret: string } | { ticket: Ticket })} DingTalkAccount
 *
 * @typedef {object} SignersOptions
 * @property {WeChatAccount} [account] the official account
 * @property {WeComAccount} [wecom]
 * @property {DingTalkAccount} [dingtalk]
 * @property {import('./create-memory-store.mjs').TicketStore} [store] shared by all processes; the memory of this one
 * @property {number} [timeout] milliseconds of one question to a messaging app's server, 5000
 * @property {() => number} [now]
 * @property {() => string} [random]
 *
 * @typedef {SignersOptions & { origins?: readonly string[] }} SignatureOptions `origins`: whose addresses are signed,
 *   besides the server's own
 */

/** @param {Ticket} ticket */
const reader = (ticket) => (typeof ticket === 'string' ? async () => ticket : ticket);

/**
 * Who signs for what is configured; nobody for the rest.
 * @param {SignersOptions} options
 */
export function createSigners({ account, wecom, dingtalk, store, timeout, now, random }) {
  const tickets = { store: store ?? createMemoryStore(), timeout, now };
  const common = { now, random };

  /** @param {WeChatAccount} of */
  const forWeChat = (of) =>
    createSigner({
      ...common,
      appId: of.appId,
      ticket: 'ticket' in of ? reader(of.ticket) : wechatTicket(of, tickets),
    });

  /** @param {WeComAccount} of */
  function forWeCom(of) {
    const { corpId, agentId } = of;
    const { corp, agent } =
      'ticket' in of
        ? { corp: reader(of.ticket), agent: of.agentTicket && reader(of.agentTicket) }
        : wecomTickets(of, tickets);
    const sign = agent && agentId && createSigner({ ...common, appId: corpId, ticket: agent });
    return {
      corp: createSigner({ ...common, appId: corpId, ticket: corp }),
      /** @type {((url: string) => Promise<object>) | undefined} */
      agent: sign ? async (url) => ({ ...(await sign(url)), corpId, agentId }) : undefined,
    };
  }

  /** @param {DingTalkAccount} of */
  function forDingTalk(of) {
    const { corpId, agentId, hash } = of;
    const ticket = 'ticket' in of ? reader(of.ticket) : dingtalkTicket(of, tickets);
    const sign = createSigner({ ...common, appId: corpId, ticket, hash });
    /** @param {string} url */
    return async (url) => {
      const { timestamp: timeStamp, nonceStr, signature } = await sign(url);
      return { agentId, corpId, timeStamp, nonceStr, signature };
    };
  }

  return {
    wechat: account && forWeChat(account),
    wecom: wecom && forWeCom(wecom),
    dingtalk: dingtalk && forDingTalk(dingtalk),
  };
}
