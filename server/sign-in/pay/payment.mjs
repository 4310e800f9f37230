// The state of an order, from WeChat Pay's `transaction`. Queries and notifications contain the same fields.
import { fenOf, fieldsOf, onlyKnown, textOf, timeOf } from './fields.mjs';

/**
 * @typedef {object} PaymentFacts what WeChat Pay knows of an order
 * @property {string} outTradeNo the product's number of the order
 * @property {number} [amount] the total of the order in fen. With a coupon, the user pays less
 * @property {string} [currency] such as CNY
 * @property {string} [transactionId] WeChat Pay's number of the payment
 * @property {number} [paidAt] milliseconds since 1970
 * @property {{ openId: string }} [payer]
 * @property {string} [attach] the text of the order
 *
 * @typedef {PaymentFacts & { state: 'paid', amount: number, currency: string, transactionId: string, paidAt: number }} Paid
 * @typedef {PaymentFacts & { state: 'unpaid' }} Unpaid the user can still pay, or is paying
 * @typedef {PaymentFacts & { state: 'closed' }} Closed nobody can pay it any more
 * @typedef {PaymentFacts & { state: 'failed' }} Failed for example, the bank refused
 * @typedef {PaymentFacts & { state: 'refunded' }} Refunded in whole or in part
 * @typedef {Paid | Unpaid | Closed | Failed | Refunded} KnownPayment
 * @typedef {{ state: 'absent', outTradeNo: string }} Absent WeChat Pay has no order with this number
 * @typedef {KnownPayment | Absent} Payment
 */

/** @type {ReadonlyMap<unknown, KnownPayment['state']>} */
const STATES = new Map(
  /** @type {const} */ ([
    ['SUCCESS', 'paid'],
    ['REFUND', 'refunded'],
    ['NOTPAY', 'unpaid'],
    ['USERPAYING', 'unpaid'],
    ['ACCEPT', 'unpaid'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
    ['PAYERROR', 'failed'],
  ]),
);

/**
 * Returns nothing if the fields are not a payment. Then the caller refuses the message.
 * @param {Record<string, unknown>} transaction
 * @returns {KnownPayment | undefined}
 */
export function readPayment(transaction) {
  const state = STATES.get(transaction.trade_state);
  const outTradeNo = textOf(transaction.out_trade_no);
  if (state === undefined || outTradeNo === undefined) return undefined;
  const { total, currency } = fieldsOf(transaction.amount);
  const amount = fenOf(total);
  const openId = textOf(fieldsOf(transaction.payer).openid);
  const facts = onlyKnown({
    // WeChat Pay leaves the currency out if it is CNY.
    ...(amount !== undefined && { amount, currency: textOf(currency) ?? 'CNY' }),
    transactionId: textOf(transaction.transaction_id),
    paidAt: timeOf(transaction.success_time),
    payer: openId === undefined ? undefined : { openId },
    attach: textOf(transaction.attach),
  });
  if (state !== 'paid') return { state, outTradeNo, ...facts };
  const { currency: unit, transactionId, paidAt } = facts;
  const isComplete =
    amount !== undefined &&
    unit !== undefined &&
    transactionId !== undefined &&
    paidAt !== undefined;
  if (!isComplete) return undefined;
  return { ...facts, state, outTradeNo, amount, currency: unit, transactionId, paidAt };
}

/**
 * A message for another account is real, but not about an order of this product.
 * @param {Record<string, unknown>} transaction
 * @param {{ appId: string, mchId: string }} account
 */
export const isOfAccount = ({ appid, mchid }, { appId, mchId }) =>
  appid === appId && mchid === mchId;
