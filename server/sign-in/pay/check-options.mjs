// Checks the options of `createWeChatPay`. The errors do not repeat values, because a user may confuse two secrets.
import { createPrivateKey, createPublicKey, randomBytes, X509Certificate } from 'node:crypto';
import { createMemoryOfNotifications } from './delivery.mjs';
import { createPriceReader } from './price.mjs';

/** @typedef {import('../../wechat/lease.mjs').TicketStore} TicketStore */

/**
 * @typedef {object} WeChatPayOptions
 * @property {string} appId the official account whose users pay
 * @property {string} mchId the merchant
 * @property {string} serialNo the serial number of the merchant's API certificate
 * @property {string} privateKey the merchant's private key, the text of `apiclient_key.pem`. Keys may have `\n` in place of
 *   their line ends
 * @property {string} apiV3Key the APIv3 key, 32 bytes
 * @property {Readonly<Record<string, string>>} publicKeys the keys with which WeChat Pay signs, as PEM. The names are the
 *   ids of public keys (`PUB_KEY_ID_...`) or the serial numbers of platform certificates. If there are several public
 *   keys, WeChat Pay signs its answers with the first one
 * @property {string} notifyUrl WeChat Pay reports payments to this address, which starts with `https:`
 * @property {import('./price.mjs').PriceOf} priceOf the price of an order by its number. The library compares each payment with it
 * @property {string} [api] replaces https://api.mch.weixin.qq.com
 * @property {number} [timeout] milliseconds of one request to WeChat Pay, 5000
 * @property {TicketStore} [store] remembers the handled notifications. All processes share it. By default, it is the memory
 *   of this process
 * @property {() => number} [now] milliseconds since 1970
 * @property {() => string} [random] a new text of at most 32 letters and digits for each signature
 *
 * @typedef {{ readonly type: string }} ParsedKey a KeyObject of node:crypto. The declarations need no types of Node
 *
 * @typedef {object} Account the checked options
 * @property {string} appId
 * @property {string} mchId
 * @property {string} serialNo
 * @property {ParsedKey} privateKey
 * @property {Uint8Array} apiV3Key
 * @property {ReadonlyMap<string, ParsedKey>} publicKeys
 * @property {string} notifyUrl
 * @property {(outTradeNo: string) => Promise<import('./price.mjs').KnownPrice>} priceOf
 * @property {string} api an origin
 * @property {number} timeout
 * @property {TicketStore} store
 * @property {() => number} now
 * @property {() => string} random
 */

/** @param {string} name @param {string} rule @returns {never} */
function fail(name, rule) {
  throw new TypeError(`createWeChatPay: ${name} must be ${rule}`);
}

/** @param {string} name @param {unknown} value @param {RegExp} pattern @param {string} rule */
function checkText(name, value, pattern, rule) {
  return typeof value === 'string' && pattern.test(value) ? value : fail(name, rule);
}

/** @template T @param {() => T} read @returns {T | undefined} */
function attempt(read) {
  try {
    return read();
  } catch {
    // The errors of OpenSSL only say where the parser stopped.
    return undefined;
  }
}

/** @param {import('node:crypto').KeyObject | undefined} key @returns {key is import('node:crypto').KeyObject} */
const isStrongRsa = (key) =>
  key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;

/** Environments often keep a text in one line, with the two characters `\n` in place of its line ends. @param {unknown} pem */
const linesOf = (pem) => (typeof pem === 'string' ? pem.replaceAll('\\n', '\n') : '');

/** PKCS#1 or PKCS#8. @param {unknown} pem @returns {ParsedKey} */
function readPrivateKey(pem) {
  const key = attempt(() => createPrivateKey(linesOf(pem)));
  return isStrongRsa(key)
    ? key
    : fail('privateKey', 'the PEM text of an RSA private key of at least 2048 bits');
}

/** @param {string} serial @param {unknown} given @returns {ParsedKey} */
function readPublicKey(serial, given) {
  const pem = linesOf(given);
  const name = `publicKeys['${serial}']`;
  const rule = 'the PEM text of an RSA public key or of a certificate, of at least 2048 bits';
  // Node would silently derive the public key from a private one.
  if (pem.includes('PRIVATE KEY')) return fail(name, rule);
  if (pem.includes('BEGIN CERTIFICATE')) {
    const found = attempt(() => new X509Certificate(pem));
    if (found && found.serialNumber.toUpperCase() !== serial.toUpperCase()) {
      fail(name, `a certificate with this serial number, not with ${found.serialNumber}`);
    }
  }
  const key = attempt(() => createPublicKey(pem));
  return isStrongRsa(key) ? key : fail(name, rule);
}

/** @param {unknown} value @returns {ReadonlyMap<string, ParsedKey>} */
function readPublicKeys(value) {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (pairs.length === 0) fail('publicKeys', 'an object with at least one key of WeChat Pay');
  return new Map(
    pairs.map(([serial, pem]) => {
      if (!/^(PUB_KEY_ID_\w{1,64}|[\dA-Fa-f]{8,64})$/.test(serial)) {
        fail('each name in publicKeys', 'a serial number, or an id that begins with PUB_KEY_ID_');
      }
      return [serial, readPublicKey(serial, pem)];
    }),
  );
}

/** @param {unknown} value @returns {string} */
function checkNotifyUrl(value) {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.protocol === 'https:' && !/[?#]/.test(url.href) && url.username === '';
  return isPlain && url.href.length <= 255
    ? url.href
    : fail('notifyUrl', 'an https address without a query, of at most 255 characters');
}

/** @param {unknown} value @returns {string} */
function checkApi(value) {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    ? url.origin
    : fail('api', 'an origin such as https://api.mch.weixin.qq.com');
}

/** @param {unknown} value @returns {Uint8Array} */
function checkApiV3Key(value) {
  return typeof value === 'string' && Buffer.byteLength(value) === 32
    ? Buffer.from(value)
    : fail('apiV3Key', 'a text of 32 bytes');
}

/** @param {number} value */
const checkTimeout = (value) =>
  Number.isInteger(value) && value > 0 && value < 2 ** 31
    ? value
    : fail('timeout', 'a whole number of milliseconds above 0');

/** @param {TicketStore} store */
function checkStore(store) {
  const isStore =
    typeof store?.get === 'function' &&
    typeof store.set === 'function' &&
    ['undefined', 'function'].includes(typeof store.lock);
  return isStore ? store : fail('store', 'an object with get, set and optionally lock');
}

/** @template T @param {string} name @param {T} value @returns {T} */
const checkFunction = (name, value) =>
  typeof value === 'function' ? value : fail(name, 'a function');

const nonce = () => randomBytes(16).toString('hex');

/**
 * @param {WeChatPayOptions} options
 * @returns {Account}
 */
export function checkOptions(options) {
  if (typeof options !== 'object' || options === null) fail('options', 'an object');
  const { now = Date.now, random = nonce } = options;
  return {
    appId: checkText('appId', options.appId, /^[\w-]{1,32}$/, 'the id of the official account'),
    mchId: checkText('mchId', options.mchId, /^\d{1,32}$/, 'a text of digits'),
    serialNo: checkText(
      'serialNo',
      options.serialNo,
      /^[\dA-Fa-f]{8,64}$/,
      "the serial number of the merchant's certificate, in hexadecimal digits",
    ),
    privateKey: readPrivateKey(options.privateKey),
    apiV3Key: checkApiV3Key(options.apiV3Key),
    publicKeys: readPublicKeys(options.publicKeys),
    notifyUrl: checkNotifyUrl(options.notifyUrl),
    priceOf: createPriceReader(checkFunction('priceOf', options.priceOf)),
    api: checkApi(options.api ?? 'https://api.mch.weixin.qq.com'),
    timeout: checkTimeout(options.timeout ?? 5000),
    store: checkStore(options.store ?? createMemoryOfNotifications()),
    now: checkFunction('now', now),
    random: checkFunction('random', random),
  };
}
