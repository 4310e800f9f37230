// The question with which a product creates an order, and the values with which its page opens the payment sheet.
import { signLines } from './signatures.mjs';

/** @typedef {import('./check-options.mjs').Account} Account */

/**
 * @typedef {object} Order
 * @property {string} outTradeNo the product's number of the order: 6 to 32 of the characters a-z, A-Z, 0-9, `_`, `-`, `|`
 *   and `*`
 * @property {string} description the user reads it in the payment sheet; at most 127 characters
 * @property {string} openId the user who pays, as the official account `appId` knows the user
 * @property {number} [expiresAt] milliseconds since 1970; afterwards the user cannot pay
 * @property {string} [attach] at most 128 characters that WeChat Pay repeats in queries and notifications
 *
 * @typedef {object} PaymentSheet the parameters of the payment sheet; they expire after two hours
 * @property {string} appId
 * @property {string} timeStamp seconds since 1970
 * @property {string} nonceStr
 * @property {string} package
 * @property {'RSA'} signType
 * @property {string} paySign
 */

/** @param {string} call @param {string} name @param {string} rule @returns {never} */
export function fail(call, name, rule) {
  throw new TypeError(`${call}: ${name} must be ${rule}`);
}

/**
 * Characters that are safe in a path. The characters `|` and `*` are the only ones to encode.
 * @param {string} call
 * @param {unknown} value
 * @returns {string}
 */
export function checkOutTradeNo(call, value) {
  if (typeof value === 'string' && /^[\w|*-]{6,32}$/.test(value)) return value;
  return fail(call, 'outTradeNo', 'a text of 6 to 32 letters, digits or _ - | *');
}

/** @param {string} call @param {string} name @param {unknown} value @param {number} max @returns {string} */
export function checkWords(call, name, value, max) {
  const isGood = typeof value === 'string' && value !== '' && [...value].length <= max;
  return isGood ? value : fail(call, name, `a text of 1 to ${max} characters`);
}

/**
 * A time in China, with the offset that WeChat Pay's documents show.
 * @param {unknown} time
 * @param {number} now
 */
function expiryOf(time, now) {
  // The last second of the year 9999, because later years have more digits.
  const isGood = typeof time === 'number' && time > now && time < 253_402_271_999_000;
  if (!isGood)
    return fail('order', 'expiresAt', 'a time in the future, in milliseconds since 1970');
  return `${new Date(time + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}

/**
 * The body of the request that creates an order, without its price.
 * @param {Order} order
 * @param {Account} account
 */
export function orderBody(order, { appId, mchId, notifyUrl, now }) {
  if (typeof order !== 'object' || order === null)
    return fail('order', 'its argument', 'an object');
  const { openId, expiresAt, attach } = order;
  if (typeof openId !== 'string' || !/^[\w-]{1,128}$/.test(openId)) {
    fail('order', 'openId', 'the id of a user of the official account');
  }
  return {
    appid: appId,
    mchid: mchId,
    description: checkWords('order', 'description', order.description, 127),
    out_trade_no: checkOutTradeNo('order', order.outTradeNo),
    ...(expiresAt !== undefined && { time_expire: expiryOf(expiresAt, now()) }),
    ...(attach !== undefined && { attach: checkWords('order', 'attach', attach, 128) }),
    notify_url: notifyUrl,
    payer: { openid: openId },
  };
}

/**
 * @param {string} prepayId
 * @param {Account} account
 * @returns {PaymentSheet}
 */
export function paymentSheet(prepayId, { appId, privateKey, now, random }) {
  const timeStamp = String(Math.floor(now() / 1000));
  const nonceStr = random();
  const wanted = `prepay_id=${prepayId}`;
  const paySign = signLines([appId, timeStamp, nonceStr, wanted], privateKey);
  return { appId, timeStamp, nonceStr, package: wanted, signType: 'RSA', paySign };
}
