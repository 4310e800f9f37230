// The handler of the requests with which WeChat Pay reports payments.
import { HttpError } from '../../shared/http.mjs';
import { createDelivery } from './delivery.mjs';

/** @typedef {import('./notification.mjs').Notification} Notification */

const MAX_BYTES = 64 * 1024;

/**
 * @typedef {object} NotificationsOptions
 * @property {(payment: import('./payment.mjs').Paid) => unknown} paid an order is paid, at its price. A promise delays the
 *   answer until it settles
 * @property {((refund: import('./refund.mjs').KnownRefund) => unknown) | undefined} [refund] a refund has come to its end. A shop
 *   that makes refunds needs it
 * @property {((error: unknown) => void) | undefined} [onError] gets the refusals, and the errors of these functions, of
 *   `priceOf` and of the store. Use it to write a log: WeChat Pay only gets a status and a short message
 */

/** @param {Request} request */
async function readBody(request) {
  const pieces = [];
  let size = 0;
  try {
    for await (const piece of request.body ?? []) {
      size += piece.length;
      // Leaving the loop cancels the body.
      if (size > MAX_BYTES) {
        throw new HttpError(413, `the notification has more than ${MAX_BYTES} bytes`);
      }
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'the body of the notification cannot be read');
  }
  return Buffer.concat(pieces);
}

/** @param {unknown} error */
function failure(error) {
  const { status, message, headers } =
    error instanceof HttpError ? error : new HttpError(500, 'the notification was not handled');
  return Response.json({ code: 'FAIL', message }, { status, headers });
}

/**
 * @param {import('./check-options.mjs').Account} account
 * @param {(raw: import('./notification.mjs').RawNotification) => Promise<Notification>} read
 */
export function createNotifications(account, read) {
  /** @param {Request} request */
  async function receive(request) {
    if (request.method !== 'POST') {
      throw new HttpError(405, 'notifications arrive with POST', { Allow: 'POST' });
    }
    return read({ headers: request.headers, body: await readBody(request) });
  }

  /**
   * @param {NotificationsOptions} options
   * @returns {(request: Request) => Promise<Response>}
   */
  return (options) => {
    const {
      paid,
      refund,
      onError = () => {},
    } = /** @type {Partial<NotificationsOptions>} */ (Object(options));
    if (typeof paid !== 'function') throw new TypeError('notifications: paid must be a function');
    if (refund !== undefined && typeof refund !== 'function') {
      throw new TypeError('notifications: refund must be a function');
    }
    if (typeof onError !== 'function') {
      throw new TypeError('notifications: onError must be a function');
    }
    const deliver = createDelivery(account, onError);

    /** @param {Notification} notification @returns {import('./delivery.mjs').Event | undefined} */
    const eventOf = (notification) => {
      const { id } = notification;
      if (notification.kind === 'payment') {
        const { payment } = notification;
        // WeChat Pay reports successful payments. Nothing else is for the product.
        if (payment.state !== 'paid') return undefined;
        return { id, name: `paid:${payment.outTradeNo}`, run: () => paid(payment) };
      }
      if (!refund) throw new HttpError(501, 'the shop takes no notifications of refunds');
      const { outRefundNo, state } = notification.refund;
      return {
        id,
        name: `refund:${outRefundNo}:${state}`,
        run: () => refund(notification.refund),
      };
    };

    return async (request) => {
      let event;
      try {
        event = eventOf(await receive(request));
      } catch (error) {
        onError(error);
        return failure(error);
      }
      const delivery = event ? deliver(event) : Promise.resolve();
      return delivery.then(() => new Response(null, { status: 204 }), failure);
    };
  };
}
