import { describe, expect, it } from 'vitest';
import { createWeChatPay } from '../../../../server/sign-in/pay/create-wechat-pay.mjs';
import {
  notify,
  notifyRefund,
  options,
  order,
  paidTransaction,
  read,
  refundAnswer,
  setUpErrors,
  setUpWeChatPay,
  signedAnswer,
  stranger,
  type Transaction,
} from './fake-wechat-pay';

const service = setUpWeChatPay();
const { caught, keep, expectNoSecrets } = setUpErrors();

const wanted = { outTradeNo: order.outTradeNo, outRefundNo: 'refund-1', amount: 500 };
const made = {
  state: 'processing',
  outRefundNo: 'refund-1',
  outTradeNo: 'order-0001',
  refundId: '50000000382019052709732678859',
  amount: 500,
  total: 1999,
};

function paidShop() {
  service.orders.set(order.outTradeNo, paidTransaction());
  return service.pay();
}

describe('refund', () => {
  it('asks for a part of the price, and returns what WeChat Pay makes of it', async () => {
    const pay = paidShop();
    expect(await pay.refund({ ...wanted, reason: '商品已售完' })).toEqual(made);
    expect(service.asked).toMatchObject([{ method: 'POST', url: '/v3/refund/domestic/refunds' }]);
    expect(service.asked[0]?.body).toEqual({
      out_trade_no: 'order-0001',
      out_refund_no: 'refund-1',
      reason: '商品已售完',
      notify_url: 'https://shop.example.com/api/paid',
      amount: { refund: 500, total: 1999, currency: 'CNY' },
    });
    expect(await pay.query(order.outTradeNo)).toMatchObject({ state: 'refunded', amount: 1999 });
  });

  it('gives the money back once, if the shop asks twice with the same number', async () => {
    const pay = paidShop();
    expect(await pay.refund(wanted)).toEqual(made);
    expect(await pay.refund(wanted)).toEqual(made);
    expect(service.refunds.size).toBe(1);
  });

  it('gives the price back in several refunds, and not more', async () => {
    const pay = paidShop();
    await pay.refund({ ...wanted, amount: 1998 });
    await pay.refund({ ...wanted, outRefundNo: 'refund-2', amount: 1 });
    expect(
      await caught(pay.refund({ ...wanted, outRefundNo: 'refund-3', amount: 1 })),
    ).toMatchObject({ name: 'WeChatPayError', status: 502, code: 'NOT_ENOUGH' });
  });

  it.each<[string, object, string]>([
    ['no amount', { amount: undefined }, 'amount must be a whole number of fen above 0'],
    ['an amount of 0', { amount: 0 }, 'amount must be a whole number of fen above 0'],
    ['a negative amount', { amount: -500 }, 'amount must be a whole number of fen above 0'],
    ['a part of a fen', { amount: 0.5 }, 'amount must be a whole number of fen above 0'],
    ['a text as amount', { amount: '500' }, 'amount must be a whole number of fen above 0'],
    [
      'more than the price',
      { amount: 2000 },
      'amount must be a whole number of fen above 0, and at most the price of the order',
    ],
    ['no order', { outTradeNo: undefined }, 'outTradeNo must be a text of 6 to 32'],
    ['no number', { outRefundNo: '' }, 'outRefundNo must be a text of 1 to 64'],
    ['a path as number', { outRefundNo: '../x' }, 'outRefundNo must be a text of 1 to 64'],
    ['a long number', { outRefundNo: 'x'.repeat(65) }, 'outRefundNo must be a text of 1 to 64'],
    ['a long reason', { reason: 'x'.repeat(81) }, 'reason must be a text of 1 to 80 characters'],
  ])('refuses %s and names the parameter', async (_name, changes, message) => {
    const error = await caught(paidShop().refund({ ...wanted, ...changes } as typeof wanted));
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toContain(`refund: ${message}`);
    expect(service.asked).toEqual([]);
  });

  it('refuses a call without a refund', async () => {
    expect(await caught(service.pay().refund(undefined as unknown as typeof wanted))).toMatchObject(
      { message: 'refund: its argument must be an object' },
    );
  });

  it('asks WeChat Pay nothing about an order that the shop does not have', async () => {
    const error = await caught(paidShop().refund({ ...wanted, outTradeNo: 'order-0002' }));
    expect(error).toMatchObject({ status: 404, message: 'there is no order with this number' });
    expect(service.asked).toEqual([]);
  });

  it.each<[string, Transaction, number, string]>([
    ['another refund', { out_refund_no: 'refund-2' }, 502, 'answered about another refund'],
    ['another order', { out_trade_no: 'order-0002' }, 502, 'answered about another refund'],
    [
      'another amount',
      { amount: { total: 1999, refund: 1 } },
      502,
      'answered about another refund',
    ],
    ['another price', { amount: { total: 5000, refund: 500 } }, 409, 'is not of the price'],
    ['an unknown state', { status: 'DONE' }, 502, 'answered in an unknown form'],
    ['a name of Object as state', { status: 'constructor' }, 502, 'answered in an unknown form'],
    ['no amount', { amount: null }, 502, 'answered in an unknown form'],
    ['no number of WeChat Pay', { refund_id: 7 }, 502, 'answered in an unknown form'],
  ])('refuses a signed answer with %s', async (_name, changes, status, message) => {
    const pay = paidShop();
    service.unkind(() => signedAnswer(200, refundAnswer(changes)));
    expect(await caught(pay.refund(wanted))).toMatchObject({
      status,
      message: expect.stringContaining(message),
    });
  });

  it('refuses an answer with the signature of another key', async () => {
    const pay = paidShop();
    service.unkind(() => signedAnswer(200, refundAnswer(), { key: stranger.privateKey }));
    expect(await caught(pay.refund(wanted))).toMatchObject({
      status: 502,
      message: 'WeChat Pay answered with a wrong signature',
    });
  });
});

describe('queryRefund', () => {
  const query = (changes: Transaction) => {
    service.refunds.set('refund-1', refundAnswer(changes));
    return service.pay().queryRefund('refund-1');
  };

  it.each([
    ['PROCESSING', 'processing'],
    ['CLOSED', 'closed'],
    ['ABNORMAL', 'abnormal'],
  ])('returns %s as %s', async (status, state) => {
    expect(await query({ status })).toEqual({ ...made, state });
  });

  it('returns the time of a refund that is finished', async () => {
    const changes = { status: 'SUCCESS', success_time: '2020-12-01T16:18:12+08:00' };
    expect(await query(changes)).toEqual({
      ...made,
      state: 'refunded',
      refundedAt: Date.UTC(2020, 11, 1, 8, 18, 12),
    });
  });

  it('returns absent for a refund that WeChat Pay does not have', async () => {
    expect(await service.pay().queryRefund('a|b*c@d')).toEqual({
      state: 'absent',
      outRefundNo: 'a|b*c@d',
    });
    expect(service.asked[0]?.url).toBe('/v3/refund/domestic/refunds/a%7Cb*c%40d');
  });

  it('does not take an unsigned refusal for the absence of a refund', async () => {
    service.unkind(() => ({ status: 404, headers: {}, body: '{"code":"RESOURCE_NOT_EXISTS"}' }));
    expect(await caught(service.pay().queryRefund('refund-1'))).toMatchObject({ status: 502 });
  });

  it.each<[string, Transaction, number]>([
    ['another refund', { out_refund_no: 'refund-2' }, 502],
    ['an order that the shop does not have', { out_trade_no: 'order-0002' }, 404],
    ['an order of another price', { amount: { total: 500, refund: 500 } }, 409],
  ])('refuses a signed answer about %s', async (_name, changes, status) => {
    expect(await caught(query(changes))).toMatchObject({ status });
  });

  it('refuses a number that would change the address', async () => {
    for (const number of ['', 'a/../b', 'a?x', undefined]) {
      expect(await caught(service.pay().queryRefund(number as string))).toMatchObject({
        message: 'queryRefund: outRefundNo must be a text of 1 to 64 letters, digits or _ - | * @',
      });
    }
    expect(service.asked).toEqual([]);
  });
});

describe('notifications of refunds', () => {
  type Refund = Awaited<ReturnType<ReturnType<typeof createWeChatPay>['refund']>>;

  function openShop(takesRefunds = true) {
    const payments: unknown[] = [];
    const refunds: Refund[] = [];
    const receive = createWeChatPay(options).notifications({
      paid: (payment) => void payments.push(payment),
      ...(takesRefunds && { refund: (refund: Refund) => void refunds.push(refund) }),
      onError: keep,
    });
    const send = async ({ headers, body }: ReturnType<typeof notify>) => {
      const request = new Request(options.notifyUrl, { method: 'POST', headers, body });
      return (await receive(request)).status;
    };
    return { payments, refunds, send };
  }

  it('pass a refund once, and leave the payments alone', async () => {
    const { payments, refunds, send } = openShop();
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push(await send(notifyRefund()));
    expect(statuses).toEqual([204, 204, 204]);
    expect(refunds).toEqual([
      { ...made, state: 'refunded', refundedAt: Date.UTC(2020, 11, 1, 8, 20, 12) },
    ]);
    expect(payments).toEqual([]);
  });

  it('pass each state of a refund', async () => {
    const { refunds, send } = openShop();
    await send(notifyRefund({ refund_status: 'ABNORMAL', success_time: undefined }));
    await send(notifyRefund());
    expect(refunds.map(({ state }) => state)).toEqual(['abnormal', 'refunded']);
  });

  it('pass two refunds of one order, and its payment', async () => {
    const { payments, refunds, send } = openShop();
    await send(notify());
    await send(notifyRefund());
    await send(notifyRefund({ out_refund_no: 'refund-2' }));
    expect([payments.length, refunds.length]).toEqual([1, 2]);
  });

  it('answer 501 if the shop has no function for refunds, so that its team sees it', async () => {
    const { payments, send } = openShop(false);
    expect(await send(notifyRefund())).toBe(501);
    expect(payments).toEqual([]);
  });

  it.each<[string, Transaction, number, string]>([
    [
      'another merchant',
      { mchid: '1900000001' },
      403,
      'the notification is for another merchant or official account',
    ],
    [
      'no merchant',
      { mchid: undefined },
      403,
      'the notification is for another merchant or official account',
    ],
    [
      'an order that the shop does not have',
      { out_trade_no: 'order-0002' },
      404,
      'there is no order with this number',
    ],
    [
      'an order of another price',
      { amount: { total: 5000, refund: 500 } },
      409,
      'the refund is not of the price of its order',
    ],
    [
      'more than the price',
      { amount: { total: 1999, refund: 2000 } },
      409,
      'the refund is not of the price of its order',
    ],
    [
      'an unknown state',
      { refund_status: 'CHANGE' },
      400,
      'the notification is malformed: its decrypted resource is not a refund',
    ],
    [
      'no an amount',
      { amount: undefined },
      400,
      'the notification is malformed: its decrypted resource is not a refund',
    ],
    [
      'no its number',
      { out_refund_no: '' },
      400,
      'the notification is malformed: its decrypted resource is not a refund',
    ],
  ])('with %s are refused', async (_name, changes, status, message) => {
    const error = await caught(read(notifyRefund(changes)));
    expect(error).toMatchObject({ name: 'HttpError', status, message });
  });

  it('tell the developer that refund is no function', () => {
    const wrong = { paid: () => {}, refund: 'yes' as unknown as () => void };
    expect(() => createWeChatPay(options).notifications(wrong)).toThrow(
      'notifications: refund must be a function',
    );
  });
});

it('no error of refunds contains a secret', () => {
  expectNoSecrets(37);
});
