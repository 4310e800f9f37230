// Refunds, in whole or in part. https://pay.weixin.qq.com/doc/v3/merchant/4013071041
import { HttpError } from '../../shared/http.mjs';
import { WeChatPayError } from './ask.mjs';
import { fenOf, fieldsOf, onlyKnown, textOf, timeOf } from './fields.mjs';
import { checkOutTradeNo, checkWords, fail } from './order.mjs';

/** @typedef {import('./check-options.mjs').Account} Account */

/**
 * @typedef {object} RefundOrder
 * @property {string} outTradeNo the paid order
 * @property {string} outRefundNo the product's number of the refund: 1 to 64 of the characters a-z, A-Z, 0-9, `_`, `-`, `|`,
 *   `*` and `@`. WeChat Pay refunds each number once, so a second call for the same number does no harm
 * @property {number} amount in fen, at most the price of the order
 * @property {string | undefined} [reason] the user reads it; at most 80 characters
 *
 * @typedef {object} KnownRefund
 * @property {'processing' | 'refunded' | 'closed' | 'abnormal'} state `closed`: there is no refund. `abnormal`: the card of the
 *   user takes no money, so finish the refund in the merchant console
 * @property {string} outRefundNo
 * @property {string} outTradeNo
 * @property {string} refundId WeChat Pay's number of the refund
 * @property {number} amount in fen, of this refund
 * @property {number} total in fen, of the order
 * @property {number} [refundedAt] milliseconds since 1970
 *
 * @typedef {KnownRefund | { state: 'absent', outRefundNo: string }} Refund `absent`: WeChat Pay has no refund with this number
 */

/** @type {ReadonlyMap<unknown, KnownRefund['state']>} */
const STATES = new Map(
  /** @type {const} */ ([
    ['PROCESSING', 'processing'],
    ['SUCCESS', 'refunded'],
    ['CLOSED', 'closed'],
    ['ABNORMAL', 'abnormal'],
  ]),
);

/** @param {string} call @param {unknown} value @returns {string} */
function checkOutRefundNo(call, value) {
  if (typeof value === 'string' && /^[\w|*@-]{1,64}$/.test(value)) return value;
  return fail(call, 'outRefundNo', 'a text of 1 to 64 letters, digits or _ - | * @');
}

/**
 * Returns nothing if the fields are not a refund. Answers have the state in `status`, notifications in `refund_status`.
 * @param {Record<string, unknown>} fields
 * @param {unknown} status
 * @returns {KnownRefund | undefined}
 */
export function readRefund(fields, status) {
  const sums = fieldsOf(fields.amount);
  const [state, amount, total] = [STATES.get(status), fenOf(sums.refund), fenOf(sums.total)];
  const outRefundNo = textOf(fields.out_refund_no);
  const outTradeNo = textOf(fields.out_trade_no);
  const refundId = textOf(fields.refund_id);
  if (state === undefined || amount === undefined || total === undefined) return undefined;
  if (!outRefundNo || !outTradeNo || !refundId) return undefined;
  const refundedAt = timeOf(fields.success_time);
  return {
    ...{ state, outRefundNo, outTradeNo, refundId, amount, total },
    ...onlyKnown({ refundedAt: state === 'refunded' ? refundedAt : undefined }),
  };
}

/**
 * Refuses a refund of an order of another price.
 * @param {KnownRefund} refund
 * @param {import('./price.mjs').KnownPrice} price
 */
export function checkRefund({ amount, total }, price) {
  if (total === price.amount && amount <= total) return;
  throw new HttpError(409, 'the refund is not of the price of its order');
}

/**
 * @param {Account} account
 * @param {(question: import('./ask.mjs').Question) => Promise<Record<string, unknown>>} ask
 */
export function createRefunds({ priceOf, notifyUrl }, ask) {
  /** @param {Record<string, unknown>} answer @param {{ outRefundNo: string, outTradeNo?: string, amount?: number }} asked */
  async function readAnswer(answer, { outRefundNo, outTradeNo, amount }) {
    const refund = readRefund(answer, answer.status);
    if (!refund) throw new WeChatPayError('WeChat Pay answered in an unknown form');
    // The signature of an answer does not include the question.
    const isAsked =
      refund.outRefundNo === outRefundNo &&
      refund.outTradeNo === (outTradeNo ?? refund.outTradeNo) &&
      refund.amount === (amount ?? refund.amount);
    if (!isAsked) throw new WeChatPayError('WeChat Pay answered about another refund');
    checkRefund(refund, await priceOf(refund.outTradeNo));
    return refund;
  }

  return {
    /**
     * Gives the user money of a paid order back. WeChat Pay needs minutes or days for it, and then reports the end to
     * `notifications`.
     * @param {RefundOrder} refund
     * @returns {Promise<KnownRefund>}
     */
    async refund(refund) {
      if (typeof refund !== 'object' || refund === null)
        return fail('refund', 'its argument', 'an object');
      const outTradeNo = checkOutTradeNo('refund', refund.outTradeNo);
      const outRefundNo = checkOutRefundNo('refund', refund.outRefundNo);
      const { amount, reason } = refund;
      const words =
        reason === undefined ? {} : { reason: checkWords('refund', 'reason', reason, 80) };
      const { amount: total, currency } = await priceOf(outTradeNo);
      if (!Number.isSafeInteger(amount) || amount <= 0 || amount > total) {
        fail(
          'refund',
          'amount',
          'a whole number of fen above 0, and at most the price of the order',
        );
      }
      const answer = await ask({
        method: 'POST',
        path: '/v3/refund/domestic/refunds',
        body: {
          out_trade_no: outTradeNo,
          out_refund_no: outRefundNo,
          ...words,
          notify_url: notifyUrl,
          amount: { refund: amount, total, currency },
        },
      });
      return readAnswer(answer, { outRefundNo, outTradeNo, amount });
    },

    /**
     * The state of a refund. A notification may be late, or may not come.
     * @param {string} outRefundNo
     * @returns {Promise<Refund>}
     */
    async queryRefund(outRefundNo) {
      const name = encodeURIComponent(checkOutRefundNo('queryRefund', outRefundNo));
      let answer;
      try {
        answer = await ask({ method: 'GET', path: `/v3/refund/domestic/refunds/${name}` });
      } catch (error) {
        const isAbsent = error instanceof WeChatPayError && error.code === 'RESOURCE_NOT_EXISTS';
        if (!isAbsent) throw error;
        return { state: 'absent', outRefundNo };
      }
      return readAnswer(answer, { outRefundNo });
    },
  };
}
