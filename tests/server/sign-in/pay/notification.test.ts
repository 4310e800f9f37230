import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notify, paidTransaction, type Raw, read, seal } from './fake-wechat-pay';

const MINUTE = 60_000;

const paid = {
  kind: 'payment',
  id: 'EV-2018022511223320873',
  payment: {
    state: 'paid',
    outTradeNo: 'order-0001',
    amount: 1999,
    currency: 'CNY',
    transactionId: '1217752501201407033233368018',
    paidAt: 1528425296000,
    payer: { openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  },
};

describe('a notification', () => {
  it('is read as its payment, with its id', async () => {
    expect(await read(notify())).toEqual(paid);
  });

  it.each<[string, (raw: ReturnType<typeof notify>) => Raw]>([
    [
      'headers in lower case',
      ({ headers, body }) => ({
        body,
        headers: Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      }),
    ],
    ['a body in bytes', ({ headers, body }) => ({ headers, body: Buffer.from(body) })],
  ])('may have %s', async (_name, write) => {
    expect(await read(write(notify()))).toEqual(paid);
  });

  it('may have no associated data', async () => {
    const { associated_data: _, ...resource } = seal({ associated: '' });
    expect(await read(notify({ resource }))).toEqual(paid);
  });

  it('counts until five minutes before and after its time', async () => {
    for (const time of [Date.now() - 4.9 * MINUTE, Date.now() + 4.9 * MINUTE]) {
      expect(await read(notify({}, { time }))).toEqual(paid);
    }
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
          const { id, openId, ...facts } = payment;
          const priceOf = () => ({ amount: payment.amount });
          expect(await read(notify({ id, resource }), { priceOf })).toEqual({
            kind: 'payment',
            id,
            payment: { ...facts, state: 'paid', currency: 'CNY', payer: { openId } },
          });
        },
      ),
    );
  });
});
