import { randomBytes } from 'node:crypto';
import { UpstreamError } from './upstream-error.mjs';
import { signatureOf } from './signature-of.mjs';

const nonce = () => randomBytes(16).toString('hex');

/**
 * @typedef {object} SignerOptions
 * @property {string} appId the id of the account, of WeCom and DingTalk that of the company
 * @property {() => Promise<string>} ticket the jsapi_ticket that is valid now
 * @property {'sha1' | 'sha256'} [hash] sha1
 * @property {() => number} [now] milliseconds
 * @property {() => string} [random] a new text for each signature
 *
 * @typedef {object} Signature what a page hands to the messaging app
 * @property {string} appId
 * @property {number} timestamp seconds
 * @property {string} nonceStr
 * @property {string} signature
 */

/**
 * Signs the address of a page, byte for byte as it is given, up to its hash. Whose pages are signed is not decided
 * here: ask `signableUrl` first.
 * @param {SignerOptions} options
 * @returns {(url: string) => Promise<Signature>}
 */
export function createSigner({ appId, ticket: read, hash, now = Date.now, random = nonce }) {
  return async (address) => {
    const [url = ''] = address.split('#', 1);
    const ticket = await read();
    // A store that knows nothing answers null, which would be signed like any other text.
    if (!ticket) throw new UpstreamError('there is no ticket to sign with');
    const timestamp = Math.floor(now() / 1000);
    const nonceStr = random();
    const signature = signatureOf({ ticket, nonceStr, timestamp, url, hash });
    return { appId, timestamp, nonceStr, signature };
  };
}
