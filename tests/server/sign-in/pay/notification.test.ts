import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWeChatPay } from '../../../../server/sign-in/pay/create-wechat-pay.mjs';
import { notify, options, paidTransaction, seal, setUpErrors } from './fake-wechat-pay';

const { caught, expectNoSecrets } = setUpErrors();
const MINUTE = 60_000;
const pay = createWeChatPay(options);

type Raw = Parameters<typeof pay.readNotification>[0];

const paid = {
  id: 'EV-2018022511223320873',
  state: 'paid',
  outTradeNo: 'order-0001',
  amount: 1999,
  currency: 'CNY',
  transactionId: '1217752501201407033233368018',
  paidAt: 1528425296000,
  payer: { openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
};

const about = (changes: Record<string, unknown>) =>
  notify({ resource: seal({ plain: JSON.stringify(paidTransaction(changes)) }) });

describe('readNotification', () => {
  it('returns the payment of a notification, with the id of the notification', async () => {
    expect(await pay.readNotification(notify())).toEqual(paid);
  });

  it.each<[string, (raw: ReturnType<typeof notify>) => Raw]>([
    ['a Headers object', ({ headers, body }) => ({ headers: new Headers(headers), body })],
    [
      'the headers of node:http',
      ({ headers, body }) => ({
        body,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      }),
    ],
    [
      'headers in capitals with lists',
      ({ headers, body }) => ({
        body,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
        ),
      }),
    ],
    ['a Buffer', ({ headers, body }) => ({ headers, body: Buffer.from(body) })],
    ['bytes', ({ headers, body }) => ({ headers, body: new TextEncoder().encode(body) })],
  ])('accepts %s', async (_name, write) => {
    expect(await pay.readNotification(write(notify()))).toEqual(paid);
  });

  it('accepts a notification without associated data', async () => {
    const { associated_data: _, ...resource } = seal({ associated: '' });
    expect(await pay.readNotification(notify({ resource }))).toEqual(paid);
  });

  it('accepts a notification until five minutes before and after its time', async () => {
    for (const time of [Date.now() - 4.9 * MINUTE, Date.now() + 4.9 * MINUTE]) {
      expect(await pay.readNotification(notify({}, { time }))).toEqual(paid);
    }
  });

  it.each<[string, unknown, string]>([
    [
      'a parsed body',
      { ...notify(), body: JSON.parse(notify().body) },
      'readNotification: body must be the raw body, a text or bytes',
    ],
    [
      'no body',
      { headers: notify().headers },
      'readNotification: body must be the raw body, a text or bytes',
    ],
    [
      'headers in a text',
      { headers: 'Wechatpay-Nonce: a', body: '' },
      'readNotification: headers must be a Headers object or a plain object',
    ],
    ['nothing', undefined, 'readNotification: headers must be a Headers object or a plain object'],
  ])('tells the developer when the product passes %s', async (_name, raw, message) => {
    const error = await caught(pay.readNotification(raw as Raw));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message });
  });

  it('returns any order as WeChat Pay encrypted it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          id: fc.uuid(),
          outTradeNo: fc.stringMatching(/^[\w|*-]{6,32}$/),
          amount: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
          openId: fc.stringMatching(/^[\w-]{1,128}$/),
          attach: fc.string({ unit: 'binary', minLength: 1, maxLength: 128 }),
          transactionId: fc.stringMatching(/^\d{28}$/),
          paidAt: fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000),
        }),
        fc.stringMatching(/^[\w ]{12}$/),
        fc.string({ maxLength: 16 }),
        async (payment, nonce, associated) => {
          const plain = JSON.stringify(
            paidTransaction({
              out_trade_no: payment.outTradeNo,
              amount: { total: payment.amount, currency: 'CNY' },
              payer: { openid: payment.openId },
              attach: payment.attach,
              transaction_id: payment.transactionId,
              success_time: new Date(payment.paidAt).toISOString(),
            }),
          );
          const resource = seal({ plain, nonce, associated });
          const { openId, ...facts } = payment;
          expect(await pay.readNotification(notify({ id: payment.id, resource }))).toEqual({
            ...facts,
            state: 'paid',
            currency: 'CNY',
            payer: { openId },
          });
        },
      ),
    );
  });
});

it('the amount of another order reaches the product as WeChat Pay sent it', async () => {
  expect(
    await pay.readNotification(about({ out_trade_no: 'order-0002', amount: { total: 1 } })),
  ).toMatchObject({ outTradeNo: 'order-0002', amount: 1, currency: 'CNY' });
});

it('no error about wrong arguments contains a secret', () => {
  expectNoSecrets(4);
});
