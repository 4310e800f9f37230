import { createVerify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  merchant,
  options,
  order,
  paidTransaction,
  PUBLIC_KEY_ID,
  setUpErrors,
  setUpWeChatPay,
  signedAnswer,
  wechat,
} from './fake-wechat-pay';

const service = setUpWeChatPay();
const { caught, expectNoSecrets } = setUpErrors();

describe('order', () => {
  it('creates the order and returns the signed parameters of the payment sheet', async () => {
    const now = Date.now();
    const sheet = await service.pay({ now: () => now, random: () => 'n0nce' }).order(order);
    const timeStamp = String(Math.floor(now / 1000));
    const wanted = 'prepay_id=wx201410272009395522657a690389285100';
    expect(sheet).toEqual({
      appId: 'wxd678efh567hg6787',
      timeStamp,
      nonceStr: 'n0nce',
      package: wanted,
      signType: 'RSA',
      paySign: expect.any(String),
    });
    const signed = createVerify('RSA-SHA256');
    signed.update(`wxd678efh567hg6787\n${timeStamp}\nn0nce\n${wanted}\n`);
    expect(signed.verify(merchant.publicKey, sheet.paySign, 'base64')).toBe(true);
  });

  it('sends the fields that WeChat Pay documents, with a signature that its server accepts', async () => {
    await service.pay().order({
      ...order,
      expiresAt: Date.UTC(2099, 11, 31, 20, 0, 5),
      attach: 'table 7',
    });
    expect(service.asked).toMatchObject([
      {
        method: 'POST',
        url: '/v3/pay/transactions/jsapi',
        headers: { 'content-type': 'application/json', 'wechatpay-serial': PUBLIC_KEY_ID },
      },
    ]);
    expect(service.asked[0]?.body).toEqual({
      appid: 'wxd678efh567hg6787',
      mchid: '1230000109',
      description: '一杯咖啡 ☕',
      out_trade_no: 'order-0001',
      time_expire: '2100-01-01T04:00:05+08:00',
      attach: 'table 7',
      notify_url: 'https://shop.example.com/api/paid',
      amount: { total: 1999, currency: 'CNY' },
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
    });
  });

  it('does not choose a key of WeChat Pay when there are only certificates', async () => {
    const serial = '4534ACDA663850A04AD37B52BD48E1D84D841E86';
    const pay = service.pay({ publicKeys: { [serial]: wechat.publicKey } });
    service.unkind(() => signedAnswer(200, { prepay_id: 'wx2' }, { serial }));
    expect(await pay.order(order)).toMatchObject({ package: 'prepay_id=wx2' });
    expect(service.asked[0]?.headers['wechatpay-serial']).toBeUndefined();
  });

  it('sends any description and amount byte for byte as it signed them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        async (description, amount) => {
          await service.pay({ priceOf: () => ({ amount }) }).order({ ...order, description });
          expect(service.asked.at(-1)?.body).toMatchObject({
            description,
            amount: { total: amount },
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    [
      'a short number',
      { outTradeNo: '12345' },
      'order: outTradeNo must be a text of 6 to 32 letters, digits or _ - | *',
    ],
    [
      'a path as number',
      { outTradeNo: '../../certificates' },
      'order: outTradeNo must be a text of 6 to 32 letters, digits or _ - | *',
    ],
    ['no user', { openId: '' }, 'order: openId must be the id of a user of the official account'],
    [
      'a long description',
      { description: 'x'.repeat(128) },
      'order: description must be a text of 1 to 127 characters',
    ],
    [
      'a long attachment',
      { attach: 'x'.repeat(129) },
      'order: attach must be a text of 1 to 128 characters',
    ],
    [
      'an end in the past',
      { expiresAt: 1 },
      'order: expiresAt must be a time in the future, in milliseconds since 1970',
    ],
    [
      'an end that is no number',
      { expiresAt: Number.NaN },
      'order: expiresAt must be a time in the future, in milliseconds since 1970',
    ],
  ])('refuses %s and names the parameter', async (_name, changes, message) => {
    const error = await caught(service.pay().order({ ...order, ...changes } as typeof order));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message });
    expect(service.asked).toEqual([]);
  });

  it('refuses a call without an order', async () => {
    const error = await caught(service.pay().order(undefined as unknown as typeof order));
    expect(error).toMatchObject({ message: 'order: its argument must be an object' });
  });

  it.each<[string, unknown, { status?: number; message: string }]>([
    [
      'does not know the order',
      () => null,
      { status: 404, message: 'there is no order with this number' },
    ],
    [
      'finds nothing in a Map',
      () => new Map().get('order-0001'),
      { status: 404, message: 'there is no order with this number' },
    ],
    [
      'returns an amount of 0',
      () => ({ amount: 0 }),
      { message: 'priceOf: amount must be a whole number of fen above 0' },
    ],
    [
      'returns a part of a fen',
      () => ({ amount: 0.5 }),
      { message: 'priceOf: amount must be a whole number of fen above 0' },
    ],
    [
      'returns a text as amount',
      () => ({ amount: '1999' }),
      { message: 'priceOf: amount must be a whole number of fen above 0' },
    ],
    [
      'returns a number in place of a price',
      () => 1999,
      { message: 'priceOf: amount must be a whole number of fen above 0' },
    ],
    [
      'returns a currency in words',
      () => ({ amount: 1999, currency: 'yuan' }),
      { message: 'priceOf: currency must be three capital letters such as CNY' },
    ],
    ['rejects', () => Promise.reject(new Error('no database')), { message: 'no database' }],
  ])('order and query ask WeChat Pay nothing if priceOf %s', async (_name, priceOf, expected) => {
    const pay = service.pay({ priceOf: priceOf as typeof options.priceOf });
    expect(await caught(pay.order(order))).toMatchObject(expected);
    expect(await caught(pay.query(order.outTradeNo))).toMatchObject(expected);
    expect(service.asked).toEqual([]);
  });

  it('sends the currency of the price', async () => {
    const priceOf = async () => ({ amount: 5, currency: 'HKD' });
    await service.pay({ priceOf }).order(order);
    expect(service.asked[0]?.body).toMatchObject({ amount: { total: 5, currency: 'HKD' } });
  });

  it('reports ORDERPAID when the order is already paid', async () => {
    service.orders.set(order.outTradeNo, paidTransaction());
    expect(await caught(service.pay().order(order))).toMatchObject({
      name: 'WeChatPayError',
      status: 409,
      code: 'ORDERPAID',
      details: { code: 'ORDERPAID' },
      message: 'WeChat Pay refused with code ORDERPAID',
    });
  });

  it.each([[undefined], [''], [7], ['a b'], ['a\nb']])(
    'refuses %j as prepay_id',
    async (prepay_id) => {
      service.unkind(() => signedAnswer(200, { prepay_id }));
      expect(await caught(service.pay().order(order))).toMatchObject({
        message: 'WeChat Pay sent no prepay_id',
      });
    },
  );
});

describe('query', () => {
  const query = async (transaction: Record<string, unknown>) => {
    service.orders.set(order.outTradeNo, transaction);
    return service.pay().query(order.outTradeNo);
  };
  const named = { appid: options.appId, mchid: options.mchId, out_trade_no: order.outTradeNo };

  it('returns a paid order with all facts', async () => {
    expect(await query(paidTransaction({ attach: 'table 7' }))).toEqual({
      state: 'paid',
      outTradeNo: 'order-0001',
      amount: 1999,
      currency: 'CNY',
      transactionId: '1217752501201407033233368018',
      paidAt: 1528425296000,
      payer: { openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
      attach: 'table 7',
    });
  });

  it.each([
    ['NOTPAY', 'unpaid'],
    ['USERPAYING', 'unpaid'],
    ['ACCEPT', 'unpaid'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
    ['PAYERROR', 'failed'],
  ])(
    'returns %s as %s, without facts that WeChat Pay does not send',
    async (trade_state, state) => {
      expect(await query({ ...named, trade_state })).toEqual({ state, outTradeNo: 'order-0001' });
    },
  );

  it('returns a refunded order with its payment', async () => {
    expect(await query(paidTransaction({ trade_state: 'REFUND' }))).toEqual({
      state: 'refunded',
      outTradeNo: 'order-0001',
      amount: 1999,
      currency: 'CNY',
      transactionId: '1217752501201407033233368018',
      paidAt: 1528425296000,
      payer: { openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
    });
  });

  it('returns absent for an order that WeChat Pay does not have', async () => {
    expect(await service.pay().query(order.outTradeNo)).toEqual({
      state: 'absent',
      outTradeNo: 'order-0001',
    });
  });

  it.each([
    ['a payment of 1 fen', { amount: { total: 1 } }],
    ['a payment in another currency', { amount: { total: 1999, currency: 'VND' } }],
    ['a refunded payment of 1 fen', { trade_state: 'REFUND', amount: { total: 1 } }],
  ])('refuses %s', async (_name, changes) => {
    expect(await caught(query(paidTransaction(changes)))).toMatchObject({
      name: 'HttpError',
      status: 409,
      message: 'the payment is not of the price of its order',
    });
  });

  it('returns an unpaid order of an older price, so that the shop can close it', async () => {
    expect(await query({ ...named, trade_state: 'NOTPAY', amount: { total: 1 } })).toMatchObject({
      state: 'unpaid',
      amount: 1,
    });
  });

  it('does not take an unsigned refusal for the absence of an order', async () => {
    service.unkind(() => ({ status: 404, headers: {}, body: '{"code":"ORDER_NOT_EXIST"}' }));
    expect(await caught(service.pay().query(order.outTradeNo))).toMatchObject({
      status: 502,
      code: undefined,
      message: 'WeChat Pay refused with status 404 and the unsigned code ORDER_NOT_EXIST',
    });
  });

  it('encodes the number of the order in the address', async () => {
    const pay = service.pay({ priceOf: () => ({ amount: 1999 }) });
    await pay.order({ ...order, outTradeNo: 'a|b*c_-1' });
    expect(await pay.query('a|b*c_-1')).toMatchObject({ state: 'unpaid' });
    expect(service.asked.at(-1)?.url).toBe(
      '/v3/pay/transactions/out-trade-no/a%7Cb*c_-1?mchid=1230000109',
    );
  });

  it.each([
    ['another order', { out_trade_no: 'order-0002' }],
    ['another merchant', { mchid: '1900000001' }],
    ['another official account', { appid: 'wx0000000000000000' }],
  ])('refuses a signed answer about %s', async (_name, changes) => {
    expect(await caught(query(paidTransaction(changes)))).toMatchObject({
      status: 502,
      message: 'WeChat Pay answered about another order',
    });
  });

  it.each([
    ['an unknown state', { trade_state: 'HALF_PAID' }],
    ['no state', { trade_state: undefined }],
    ['a state that is a name of Object', { trade_state: 'constructor' }],
    ['no order', { out_trade_no: undefined }],
    ['a payment without an amount', { amount: undefined }],
    ['an amount with a fraction', { amount: { total: 1.5 } }],
    ['a negative amount', { amount: { total: -1 } }],
    ['an amount as a text', { amount: { total: '1999' } }],
    ['a payment without its number', { transaction_id: undefined }],
    ['a payment without a time', { success_time: undefined }],
    ['a time in words', { success_time: 'yesterday' }],
    ['a time that does not exist', { success_time: '2018-13-40T10:34:56+08:00' }],
  ])('refuses an answer with %s', async (_name, changes) => {
    expect(await caught(query(paidTransaction(changes)))).toMatchObject({
      status: 502,
      message: 'WeChat Pay answered in an unknown form',
    });
  });

  it('refuses a number that would change the address', async () => {
    for (const number of ['', 'a/../../b', '1234567?x', 'x'.repeat(33), undefined]) {
      expect(await caught(service.pay().query(number as string))).toMatchObject({
        message: 'query: outTradeNo must be a text of 6 to 32 letters, digits or _ - | *',
      });
    }
    expect(service.asked).toEqual([]);
  });
});

describe('close', () => {
  it('closes an order that the user has not paid', async () => {
    const pay = service.pay();
    await pay.order(order);
    expect(await pay.close(order.outTradeNo)).toBeUndefined();
    expect(service.asked.at(-1)).toMatchObject({
      method: 'POST',
      url: '/v3/pay/transactions/out-trade-no/order-0001/close',
      body: { mchid: '1230000109' },
    });
    expect(await pay.query(order.outTradeNo)).toMatchObject({ state: 'closed' });
  });

  it('reports ORDERPAID for an order that the user has paid', async () => {
    service.orders.set(order.outTradeNo, paidTransaction());
    expect(await caught(service.pay().close(order.outTradeNo))).toMatchObject({
      code: 'ORDERPAID',
    });
  });

  it('refuses an empty answer without a signature', async () => {
    await service.pay().order(order);
    service.unkind(() => ({ status: 204, headers: {}, body: '' }));
    expect(await caught(service.pay().close(order.outTradeNo))).toMatchObject({
      message: 'WeChat Pay answered without a signature',
    });
  });
});

it('no error of orders, queries and closings contains a secret', () => {
  expectNoSecrets(43);
});
