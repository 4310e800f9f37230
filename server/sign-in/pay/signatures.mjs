// The two directions of WeChat Pay's signatures: the merchant signs requests, WeChat Pay signs answers and notifications.
// https://pay.weixin.qq.com/doc/v3/merchant/4012365342
import { sign, verify } from 'node:crypto';

/** @typedef {import('./check-options.mjs').Account} Account */

/** WeChat Pay and the merchant must agree on the time within five minutes. */
const TOLERANCE = 5 * 60_000;

/** @param {readonly string[]} lines @param {Account['privateKey']} key */
export function signLines(lines, key) {
  const parsed = /** @type {import('node:crypto').KeyObject} */ (key);
  return sign('RSA-SHA256', Buffer.from(`${lines.join('\n')}\n`), parsed).toString('base64');
}

/**
 * The `Authorization` header of a request.
 * @param {{ method: string, path: string, body: string }} request `path` includes the query
 * @param {Account} account
 */
export function authorizationOf(
  { method, path, body },
  { mchId, serialNo, privateKey, now, random },
) {
  const timestamp = String(Math.floor(now() / 1000));
  const nonce = random();
  const signature = signLines([method, path, timestamp, nonce, body], privateKey);
  const fields = {
    mchid: mchId,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: serialNo,
  };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

/**
 * @typedef {'valid' | 'unsigned' | 'malformed' | 'probe' | 'stale' | 'unknown serial' | 'forged'} Verdict
 */

/**
 * Judges the signature of a message from WeChat Pay.
 * @param {{ headers: Pick<Headers, 'get'>, body: Uint8Array }} message with the bytes of the body as they came
 * @param {Pick<Account, 'publicKeys' | 'now'>} account
 * @returns {Verdict}
 */
export function judgeSignature({ headers, body }, { publicKeys, now }) {
  // Repeated headers are one value with commas, which none of the forms below allows.
  /** @param {string} name */
  const read = (name) => headers.get(`wechatpay-${name}`) ?? undefined;
  const [timestamp, nonce, signature, serial] = [
    read('timestamp'),
    read('nonce'),
    read('signature'),
    read('serial'),
  ];
  if (signature === undefined && serial === undefined) return 'unsigned';
  if (!timestamp || !nonce || !signature || !serial) return 'malformed';
  if (signature.startsWith('WECHATPAY/SIGNTEST/')) return 'probe';
  // A line break in the nonce could move the border between nonce and body.
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\x21-\x7e]{1,128}$/.test(nonce)) return 'malformed';
  if (!/^[A-Za-z\d+/]{1,2048}={0,2}$/.test(signature)) return 'malformed';
  if (Math.abs(now() - Number(timestamp) * 1000) > TOLERANCE) return 'stale';
  const key = /** @type {import('node:crypto').KeyObject | undefined} */ (publicKeys.get(serial));
  if (!key) return 'unknown serial';
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64')) ? 'valid' : 'forged';
}
