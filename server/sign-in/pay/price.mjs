// The price of an order, which only the product knows. A payment counts only if it is of this price.
import { HttpError } from '../../shared/http.mjs';

/**
 * @typedef {object} Price
 * @property {number} amount in fen, the hundredth part of a yuan
 * @property {string | undefined} [currency] CNY
 *
 * @callback PriceOf
 * @param {string} outTradeNo the product's number of an order
 * @returns {Price | null | undefined | Promise<Price | null | undefined>} nothing for a number that is of no order
 *
 * @typedef {{ amount: number, currency: string }} KnownPrice
 */

/** @param {unknown} value @returns {KnownPrice} */
function checkPrice(value) {
  const { amount, currency = 'CNY' } = /** @type {Record<string, unknown>} */ (Object(value));
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
    throw new TypeError('priceOf: amount must be a whole number of fen above 0');
  }
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw new TypeError('priceOf: currency must be three capital letters such as CNY');
  }
  return { amount, currency };
}

/**
 * @param {PriceOf} priceOf
 * @returns {(outTradeNo: string) => Promise<KnownPrice>}
 */
export const createPriceReader = (priceOf) => async (outTradeNo) => {
  const price = await priceOf(outTradeNo);
  if (price === null || price === undefined) {
    throw new HttpError(404, 'there is no order with this number');
  }
  return checkPrice(price);
};

/**
 * Refuses a payment of another price. An order that is not paid has no money to compare.
 * @param {import('./payment.mjs').KnownPayment} payment
 * @param {KnownPrice} price
 */
export function checkPayment({ state, amount, currency }, price) {
  const hasMoney = (state === 'paid' || state === 'refunded') && amount !== undefined;
  if (hasMoney && (amount !== price.amount || currency !== price.currency)) {
    throw new HttpError(409, 'the payment is not of the price of its order');
  }
}
