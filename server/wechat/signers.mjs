import { createHash, randomBytes } from 'node:crypto';
import { createMemoryStore } from './lease.mjs';
import { dingtalkTicket, wechatTicket, wecomTickets } from './tickets.mjs';
import { UpstreamError } from './upstream.mjs';

/**
 * @typedef {string | (() => Promise<string>)} Ticket a ticket that another system fetches
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
 * @property {import('./lease.mjs').TicketStore} [store] all processes share it; by default the memory of this process
 * @property {number} [timeout] milliseconds of one request to a messaging app's server, 5000
 * @property {() => number} [now]
 * @property {() => string} [random]
 *
 * @typedef {SignersOptions & { origins?: readonly string[] }} SignatureOptions `origins`: the origins of the
 *   addresses to sign, besides the server's own
 */

/** @param {Ticket} ticket */
const reader = (ticket) => (typeof ticket === 'string' ? async () => ticket : ticket);

/**
 * A signer for each account in the options. The others are undefined.
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

const nonce = () => randomBytes(16).toString('hex');

/**
 * @typedef {object} SignerOptions
 * @property {string} appId the id of the account; for WeCom and DingTalk, the id of the company
 * @property {() => Promise<string>} ticket the valid jsapi_ticket
 * @property {'sha1' | 'sha256'} [hash] sha1
 * @property {() => number} [now] milliseconds
 * @property {() => string} [random] a new text for each signature
 *
 * @typedef {object} Signature the values that a page passes to the messaging app
 * @property {string} appId
 * @property {number} timestamp seconds
 * @property {string} nonceStr
 * @property {string} signature
 */

/**
 * Signs the address of a page, byte for byte, up to its hash. It does not check the origin: call `signableUrl` first.
 * @param {SignerOptions} options
 * @returns {(url: string) => Promise<Signature>}
 */
export function createSigner({ appId, ticket: read, hash, now = Date.now, random = nonce }) {
  return async (address) => {
    const [url = ''] = address.split('#', 1);
    const ticket = await read();
    // An empty store returns null, and SHA-1 would accept it as a text.
    if (!ticket) throw new UpstreamError('there is no ticket to sign with');
    const timestamp = Math.floor(now() / 1000);
    const nonceStr = random();
    const signature = signatureOf({ ticket, nonceStr, timestamp, url, hash });
    return { appId, timestamp, nonceStr, signature };
  };
}

/**
 * WeChat, WeCom and DingTalk compute the same hash: names in alphabetical order, values without any encoding.
 * @param {{ ticket: string, nonceStr: string, timestamp: number, url: string, hash?: 'sha1' | 'sha256' }} parts
 */
export function signatureOf({ ticket, nonceStr, timestamp, url, hash = 'sha1' }) {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash(hash).update(text).digest('hex');
}
