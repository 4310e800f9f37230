// Reads what WeChat Pay reports to the product's server. Each step trusts only the result of the step before.
// https://pay.weixin.qq.com/doc/v3/merchant/4012791902
import { createDecipheriv } from 'node:crypto';
import { HttpError } from '../../shared/http.mjs';
import { parseObject } from './ask.mjs';
import { isOfAccount, readPayment } from './payment.mjs';
import { checkPayment } from './price.mjs';
import { judgeSignature } from './signatures.mjs';

/** @typedef {import('./check-options.mjs').Account} Account */
/** @typedef {{ id: string, payment: import('./payment.mjs').KnownPayment }} Notification `id`: the same for each delivery */

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
    // Refunds have other fields, under the same names in part.
    if (typeof event !== 'string' || !event.startsWith('TRANSACTION.')) {
      throw new HttpError(400, 'the notification is not about a payment');
    }
    const transaction = decrypt(resource, account.apiV3Key);
    if (!isOfAccount(transaction, account)) {
      throw new HttpError(403, 'the notification is for another merchant or official account');
    }
    const payment = readPayment(transaction);
    if (!payment) throw malformed('its decrypted resource is not a payment');
    checkPayment(payment, await account.priceOf(payment.outTradeNo));
    return { id, payment };
  };
}
