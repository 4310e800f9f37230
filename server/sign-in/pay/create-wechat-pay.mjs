// Payments inside WeChat (WeChat Pay API v3, JSAPI). https://pay.weixin.qq.com/doc/v3/merchant/4012791870
import { createAsk, WeChatPayError } from './ask.mjs';
import { checkOptions } from './check-options.mjs';
import { createNotificationReader } from './notification.mjs';
import { createNotifications } from './notifications.mjs';
import { checkOutTradeNo, orderBody, paymentSheet } from './order.mjs';
import { isOfAccount, readPayment } from './payment.mjs';

/** @typedef {import('./check-options.mjs').WeChatPayOptions} WeChatPayOptions */
/** @typedef {import('./notification.mjs').Notification} Notification */
/** @typedef {import('./order.mjs').Order} Order */
/** @typedef {import('./order.mjs').PaymentSheet} PaymentSheet */
/** @typedef {import('./payment.mjs').Payment} Payment */

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
  const readNotification = createNotificationReader(account);

  return {
    /**
     * Creates an order. The same order may be created again, for example after the payment sheet was closed.
     * @param {Order} order
     * @returns {Promise<PaymentSheet>} send it to the page
     */
    async order(order) {
      const answer = await ask({
        method: 'POST',
        path: '/v3/pay/transactions/jsapi',
        body: orderBody(order, account),
      });
      const { prepay_id: prepayId } = answer;
      if (typeof prepayId !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(prepayId)) {
        throw new WeChatPayError('WeChat Pay sent no prepay_id');
      }
      return paymentSheet(prepayId, account);
    },

    /**
     * The state of an order. Ask before you tell the user that a payment is missing: a notification may be late.
     * @param {string} outTradeNo
     * @returns {Promise<Payment>} check that its amount is the amount of the order
     */
    async query(outTradeNo) {
      const path = pathOf(checkOutTradeNo('query', outTradeNo));
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

    /**
     * Checks and decrypts a notification. `notifications` does this, and answers. A refusal is an HttpError: 400 for a
     * malformed notification, 401 for a signature, time or serial number that is wrong, 403 for another account, 500 for
     * a wrong `apiV3Key`. The caller must remember `id`, because WeChat Pay may send a notification several times.
     */
    readNotification,

    /**
     * A handler of the requests to `notifyUrl`. It answers 204 after `handle`. If `handle` throws, it answers 500, and
     * WeChat Pay sends the notification again.
     *
     * `handle` must find the order by `outTradeNo`, and must check that `state` is `paid` and that `amount` and `currency`
     * are the order's. If they differ, it must throw and must not deliver the goods.
     *
     * `handle` gets each id once. A process may end between `handle` and the store, so a second call for a paid order must
     * do no harm. WeChat Pay waits for five seconds, and then sends the notification again.
     */
    notifications: createNotifications(account, readNotification),
  };
}
