// Payments inside WeChat (WeChat Pay API v3, JSAPI). https://pay.weixin.qq.com/doc/v3/merchant/4012791870
import { createAsk, WeChatPayError } from './ask.mjs';
import { checkOptions } from './check-options.mjs';
import { createNotificationReader } from './notification.mjs';
import { createNotifications } from './notifications.mjs';
import { checkOutTradeNo, orderBody, paymentSheet } from './order.mjs';
import { isOfAccount, readPayment } from './payment.mjs';
import { checkPayment } from './price.mjs';
import { createRefunds } from './refund.mjs';

/** @typedef {import('./check-options.mjs').WeChatPayOptions} WeChatPayOptions */
/** @typedef {import('./order.mjs').Order} Order */
/** @typedef {import('./order.mjs').PaymentSheet} PaymentSheet */
/** @typedef {import('./payment.mjs').Paid} Paid */
/** @typedef {import('./payment.mjs').Payment} Payment */
/** @typedef {import('./price.mjs').Price} Price */
/** @typedef {import('./refund.mjs').KnownRefund} KnownRefund */
/** @typedef {import('./refund.mjs').Refund} Refund */
/** @typedef {import('./refund.mjs').RefundOrder} RefundOrder */

/** Older documents write it as one word. */
const ABSENT = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST']);

/** @param {string} outTradeNo */
const pathOf = (outTradeNo) =>
  `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

/**
 * The server of a product that takes payments inside WeChat. The phone only opens the payment sheet. Its report that the
 * user has paid is no proof, so the server waits for WeChat Pay's notification, or asks with `query`.
 * @param {WeChatPayOptions} options
 */
export function createWeChatPay(options) {
  const account = checkOptions(options);
  const ask = createAsk(account);

  return {
    /**
     * Creates an order of the price that `priceOf` returns. The same order may be created again, for example after the
     * payment sheet was closed.
     * @param {Order} order
     * @returns {Promise<PaymentSheet>} send it to the page
     */
    async order(order) {
      const body = orderBody(order, account);
      const { amount: total, currency } = await account.priceOf(body.out_trade_no);
      const answer = await ask({
        method: 'POST',
        path: '/v3/pay/transactions/jsapi',
        body: { ...body, amount: { total, currency } },
      });
      const { prepay_id: prepayId } = answer;
      if (typeof prepayId !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(prepayId)) {
        throw new WeChatPayError('WeChat Pay sent no prepay_id');
      }
      return paymentSheet(prepayId, account);
    },

    /**
     * The state of an order. Ask before you tell the user that a payment is missing: a notification may be late. A number
     * without an order is an HttpError 404, and a payment of another price an HttpError 409.
     * @param {string} outTradeNo
     * @returns {Promise<Payment>} with the state `paid`, it is of the price that `priceOf` returns
     */
    async query(outTradeNo) {
      const path = pathOf(checkOutTradeNo('query', outTradeNo));
      const price = await account.priceOf(outTradeNo);
      let answer;
      try {
        answer = await ask({ method: 'GET', path: `${path}?mchid=${account.mchId}` });
      } catch (error) {
        if (!(error instanceof WeChatPayError) || !ABSENT.has(error.code ?? '')) throw error;
        return { state: 'absent', outTradeNo };
      }
      const payment = readPayment(answer);
      if (!payment) throw new WeChatPayError('WeChat Pay answered in an unknown form');
      // The signature of an answer does not include the question.
      if (payment.outTradeNo !== outTradeNo || !isOfAccount(answer, account)) {
        throw new WeChatPayError('WeChat Pay answered about another order');
      }
      checkPayment(payment, price);
      return payment;
    },

    /**
     * Closes an order, so that the user cannot pay it any more. A paid order stays paid: WeChat Pay refuses with a code.
     * @param {string} outTradeNo
     * @returns {Promise<void>}
     */
    async close(outTradeNo) {
      const path = `${pathOf(checkOutTradeNo('close', outTradeNo))}/close`;
      await ask({ method: 'POST', path, body: { mchid: account.mchId } });
    },

    ...createRefunds(account, ask),

    /**
     * A handler of the requests to `notifyUrl`. It calls `paid` for an order that the user has paid at the price that
     * `priceOf` returns, and `refund` for a refund that has come to its end. It refuses each notification that is forged, old, for another account, about an unknown order or
     * of another price, and tells `onError`.
     *
     * It answers 204 after the function. If the function throws, it answers 500, and WeChat Pay sends the notification again.
     *
     * `paid` gets each order once, and `refund` each state of a refund. A process may end between the function and the
     * store, so a second call must do no harm. WeChat Pay waits for five seconds, and then sends the notification again.
     */
    notifications: createNotifications(account, createNotificationReader(account)),
  };
}
