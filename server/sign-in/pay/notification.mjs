// Reads what WeChat Pay reports to the product's server. Each step trusts only the result of the step before.
// https://pay.weixin.qq.com/doc/v3/merchant/4012791902
import { createDecipheriv } from 'node:crypto';
import { HttpError } from '../../shared/http.mjs';
import { parseObject } from './ask.mjs';
import { isOfAccount, readPayment } from './payment.mjs';
import { checkPayment } from './price.mjs';
import { checkRefund, readRefund } from './refund.mjs';
import { judgeSignature } from './signatures.mjs';

/** @typedef {import('./check-options.mjs').Account} Account */
/**
 * @typedef {{ kind: 'payment', id: string, payment: import('./payment.mjs').KnownPayment }} PaymentNotification
 * @typedef {{ kind: 'refund', id: string, refund: import('./refund.mjs').KnownRefund }} RefundNotification
 * @typedef {PaymentNotification | RefundNotification} Notification `id`: the same for each delivery
 */

/**
 * @typedef {object} RawNotification
 * @property {Pick<Headers, 'get'>} headers
 * @property {Uint8Array} body as it came. A parsed and written body has other bytes, so its signature is wrong
 */

const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** @type {Record<Exclude<import('./signatures.mjs').Verdict, 'valid'>, readonly [number, string]>} */
const REFUSALS = {
  unsigned: [401, 'the notification has no signature'],
  malformed: [400, 'the headers of the signature are incomplete or malformed'],
  probe: [401, 'the signature of the notification is a probe'],
  stale: [401, 'the time of the notification differs by more than 5 minutes'],
  'unknown serial': [401, 'the serial number of the notification is not in publicKeys'],
  forged: [401, 'the signature of the notification is wrong'],
};

/** @param {string} why */
const malformed = (why) => new HttpError(400, `the notification is malformed: ${why}`);

/**
 * @param {unknown} resource
 * @param {Uint8Array} key
 * @returns {Record<string, unknown>}
 */
function decrypt(resource, key) {
  const fields = typeof resource === 'object' && resource !== null ? { ...resource } : {};
  const { algorithm, ciphertext, nonce, associated_data } = /** @type {Record<string, unknown>} */ (
    fields
  );
  const associated = associated_data ?? '';
  if (algorithm !== 'AEAD_AES_256_GCM') throw malformed('its algorithm is not AEAD_AES_256_GCM');
  if (
    typeof ciphertext !== 'string' ||
    typeof nonce !== 'string' ||
    typeof associated !== 'string' ||
    Buffer.byteLength(nonce) !== NONCE_BYTES
  ) {
    throw malformed('its resource lacks a field');
  }
  const sealed = Buffer.from(ciphertext, 'base64');
  if (sealed.length <= TAG_BYTES) throw malformed('its ciphertext is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  /** @type {Buffer} */
  let plain;
  try {
    plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    // The signature was right, so most likely this server has another key than the merchant's account.
    throw new HttpError(500, 'the notification cannot be decrypted: check apiV3Key');
  }
  const value = parseObject(plain);
  if (!value) throw malformed('its decrypted resource is not JSON');
  return value;
}

const foreign = () =>
  new HttpError(403, 'the notification is for another merchant or official account');

/** @param {Record<string, unknown>} fields @param {Account} account */
async function paymentIn(fields, account) {
  if (!isOfAccount(fields, account)) throw foreign();
  const payment = readPayment(fields);
  if (!payment) throw malformed('its decrypted resource is not a payment');
  checkPayment(payment, await account.priceOf(payment.outTradeNo));
  return payment;
}

/** @param {Record<string, unknown>} fields @param {Account} account */
async function refundIn(fields, { mchId, priceOf }) {
  // A refund does not name the official account.
  if (fields.mchid !== mchId) throw foreign();
  const refund = readRefund(fields, fields.refund_status);
  if (!refund) throw malformed('its decrypted resource is not a refund');
  checkRefund(refund, await priceOf(refund.outTradeNo));
  return refund;
}

/**
 * @param {Account} account
 * @returns {(raw: RawNotification) => Promise<Notification>}
 */
export function createNotificationReader(account) {
  return async ({ headers, body }) => {
    const verdict = judgeSignature({ headers, body }, account);
    if (verdict !== 'valid') throw new HttpError(...REFUSALS[verdict]);
    const { id, event_type: event, resource } = parseObject(body) ?? {};
    if (typeof id !== 'string' || id === '' || id.length > 128) throw malformed('it has no id');
    // The event is signed, so the fields of one kind cannot pass for the other one.
    const [, kind] = /^(TRANSACTION|REFUND)\./.exec(typeof event === 'string' ? event : '') ?? [];
    if (kind === undefined) {
      throw new HttpError(400, 'the notification is about no payment and no refund');
    }
    const fields = decrypt(resource, account.apiV3Key);
    return kind === 'REFUND'
      ? { kind: 'refund', id, refund: await refundIn(fields, account) }
      : { kind: 'payment', id, payment: await paymentIn(fields, account) };
  };
}
