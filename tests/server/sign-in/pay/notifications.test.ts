import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWeChatPay } from '../../../../server/sign-in/pay/create-wechat-pay.mjs';
import { createMemoryStore, type TicketStore } from '../../../../server/wechat/lease.mjs';
import { notify, options, paidTransaction, seal, setUpErrors, stranger } from './fake-wechat-pay';

const { keep, expectNoSecrets } = setUpErrors();

type Options = Parameters<ReturnType<typeof createWeChatPay>['notifications']>[0];
type Payment = Parameters<Options['paid']>[0];

const reported: unknown[] = [];
beforeEach(() => void reported.splice(0));

/** A shop with one order. */
function openShop(
  changes: Partial<typeof options & { store: TicketStore; now: () => number }> = {},
) {
  const calls: Payment[] = [];
  const state = { fails: 0 };
  const pay = createWeChatPay({ ...options, ...changes });
  const receive = pay.notifications({
    async paid(payment) {
      calls.push(payment);
      await Promise.resolve();
      if (state.fails > 0) {
        state.fails -= 1;
        throw new Error('the database is down: password hunter2');
      }
    },
    onError(error) {
      keep(error);
      reported.push(error);
    },
  });
  return { calls, state, receive };
}

const requestOf = ({ headers, body } = notify()) =>
  new Request(options.notifyUrl, { method: 'POST', headers, body });

async function answerOf(response: Response) {
  const text = await response.text();
  return { status: response.status, body: text === '' ? '' : JSON.parse(text) };
}

const fail = (status: number, message: string) => ({ status, body: { code: 'FAIL', message } });
const done = { status: 204, body: '' };

const about = (changes: Record<string, unknown>) =>
  notify({ resource: seal({ plain: JSON.stringify(paidTransaction(changes)) }) });

describe('notifications', () => {
  it('passes the payment to the product and answers 204', async () => {
    const { calls, receive } = openShop();
    expect(await answerOf(await receive(requestOf()))).toEqual(done);
    expect(calls).toMatchObject([
      { state: 'paid', outTradeNo: 'order-0001', amount: 1999, currency: 'CNY' },
    ]);
    expect(reported).toEqual([]);
  });

  it('passes a notification once, although WeChat Pay sends it again with a new signature', async () => {
    const { calls, receive } = openShop();
    for (let count = 0; count < 3; count += 1) {
      expect(await answerOf(await receive(requestOf()))).toEqual(done);
    }
    expect(calls.length).toBe(1);
  });

  it('passes a replayed request once', async () => {
    const { calls, receive } = openShop();
    const recorded = notify();
    expect(await answerOf(await receive(requestOf(recorded)))).toEqual(done);
    expect(await answerOf(await receive(requestOf(recorded)))).toEqual(done);
    expect(calls.length).toBe(1);
  });

  it('passes an order once, although two notifications with two ids report its payment', async () => {
    const { calls, receive } = openShop();
    expect(await answerOf(await receive(requestOf(notify({ id: 'EV-1' }))))).toEqual(done);
    expect(await answerOf(await receive(requestOf(notify({ id: 'EV-2' }))))).toEqual(done);
    expect(calls.length).toBe(1);
  });

  it('passes the payments of two orders', async () => {
    const { calls, receive } = openShop({ priceOf: () => ({ amount: 1999 }) });
    await receive(requestOf());
    await receive(requestOf(about({ out_trade_no: 'order-0002' })));
    expect(calls.map(({ outTradeNo }) => outTradeNo)).toEqual(['order-0001', 'order-0002']);
  });

  it.each(['NOTPAY', 'CLOSED', 'PAYERROR', 'REFUND'])(
    'answers 204 to the state %s, which is no payment, and does not call the product',
    async (trade_state) => {
      const { calls, receive } = openShop();
      expect(await answerOf(await receive(requestOf(about({ trade_state }))))).toEqual(done);
      expect(calls).toEqual([]);
      // The order is paid later.
      expect(await answerOf(await receive(requestOf()))).toEqual(done);
      expect(calls.length).toBe(1);
    },
  );

  it('calls the product once for simultaneous deliveries, and answers all of them after it', async () => {
    const settled: string[] = [];
    let finish = () => {};
    let calls = 0;
    const receive = createWeChatPay(options).notifications({
      paid() {
        calls += 1;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
    });
    const answers = [1, 2, 3].map(async () => {
      const response = await receive(requestOf());
      settled.push('answer');
      return answerOf(response);
    });
    await expect.poll(() => calls).toBe(1);
    // A fourth delivery that passes all the same steps, and is refused at their end.
    await receive(requestOf(about({ mchid: '1900000001' })));
    expect(settled).toEqual([]);
    settled.push('handled');
    finish();
    expect(await Promise.all(answers)).toEqual([done, done, done]);
    expect(settled).toEqual(['handled', 'answer', 'answer', 'answer']);
    expect(calls).toBe(1);
  });

  it('answers 500 to all simultaneous deliveries when the product throws, and calls it again later', async () => {
    const { calls, state, receive } = openShop();
    state.fails = 1;
    const answers = await Promise.all([receive(requestOf()), receive(requestOf())]);
    const failed = fail(500, 'the notification was not handled');
    expect(await Promise.all(answers.map(answerOf))).toEqual([failed, failed]);
    expect(calls.length).toBe(1);
    expect(reported).toMatchObject([{ message: 'the database is down: password hunter2' }]);
    expect(await answerOf(await receive(requestOf()))).toEqual(done);
    expect(await answerOf(await receive(requestOf()))).toEqual(done);
    expect(calls.length).toBe(2);
  });

  it.each([
    ['another amount', { amount: { total: 1, currency: 'CNY' } }, 409],
    ['another currency', { amount: { total: 1999, currency: 'VND' } }, 409],
    ['another order', { out_trade_no: 'order-0002' }, 404],
  ])(
    'refuses a payment of %s each time, and then passes the right one with the same id',
    async (_name, changes, status) => {
      const { calls, receive } = openShop();
      for (let count = 0; count < 2; count += 1) {
        const response = await receive(requestOf(about(changes)));
        expect(await answerOf(response)).toMatchObject({ status, body: { code: 'FAIL' } });
      }
      expect(calls).toEqual([]);
      expect(reported).toMatchObject([{ status }, { status }]);
      expect(await answerOf(await receive(requestOf()))).toEqual(done);
      expect(calls.length).toBe(1);
    },
  );

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('SELECT price: password hunter2');
      },
    ],
    ['rejects', () => Promise.reject(new Error('SELECT price: password hunter2'))],
    ['returns a text', () => '1999'],
    ['returns an amount in yuan', () => ({ amount: 19.99 })],
    ['returns no amount', () => ({ currency: 'CNY' })],
    ['returns a currency in words', () => ({ amount: 1999, currency: 'yuan' })],
  ])('answers 500 without details if priceOf %s', async (_name, priceOf) => {
    const { calls, receive } = openShop({ priceOf: priceOf as typeof options.priceOf });
    expect(await answerOf(await receive(requestOf()))).toEqual(
      fail(500, 'the notification was not handled'),
    );
    expect(calls).toEqual([]);
    expect(reported).toMatchObject([{ message: expect.stringMatching(/^(SELECT|priceOf: )/) }]);
  });

  it('answers 500 when the product throws before it returns a promise', async () => {
    const receive = createWeChatPay(options).notifications({
      paid() {
        throw new Error('no');
      },
    });
    expect(await answerOf(await receive(requestOf()))).toEqual(
      fail(500, 'the notification was not handled'),
    );
  });

  it.each<[string, () => Request, ReturnType<typeof fail>]>([
    [
      'a forged signature',
      () => requestOf(notify({}, { key: stranger.privateKey })),
      fail(401, 'the signature of the notification is wrong'),
    ],
    [
      'the request of a browser',
      () => new Request(options.notifyUrl),
      fail(405, 'notifications arrive with POST'),
    ],
    [
      'a request without a body',
      () => new Request(options.notifyUrl, { method: 'POST', headers: notify().headers }),
      fail(401, 'the signature of the notification is wrong'),
    ],
    [
      'a body of 65 kB',
      () => requestOf({ ...notify(), body: 'x'.repeat(65 * 1024) }),
      fail(413, 'the notification has more than 65536 bytes'),
    ],
    [
      'another merchant',
      () => requestOf(about({ mchid: '1900000001' })),
      fail(403, 'the notification is for another merchant or official account'),
    ],
    [
      'a signed text',
      () => requestOf(notify({ id: 7 })),
      fail(400, 'the notification is malformed: it has no id'),
    ],
  ])('answers %s with its status and does not call the product', async (_name, write, expected) => {
    const { calls, receive } = openShop();
    expect(await answerOf(await receive(write()))).toEqual(expected);
    expect(calls).toEqual([]);
    expect(reported).toMatchObject([{ status: expected.status }]);
  });

  const streamed = (body: ReadableStream<Uint8Array>) =>
    new Request(options.notifyUrl, {
      method: 'POST',
      headers: notify().headers,
      body,
      duplex: 'half',
    } as RequestInit);

  it('stops reading a body without a length after 64 kB', async () => {
    let pulled = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const { receive } = openShop();
    expect(await answerOf(await receive(streamed(body)))).toEqual(
      fail(413, 'the notification has more than 65536 bytes'),
    );
    expect(isCancelled).toBe(true);
    expect(pulled).toBeLessThan(12);
  });

  it('answers 400 when the body is cut', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('aborted'));
      },
    });
    const { receive } = openShop();
    expect(await answerOf(await receive(streamed(body)))).toEqual(
      fail(400, 'the body of the notification cannot be read'),
    );
  });

  it.each([
    [undefined, 'notifications: paid must be a function'],
    [{}, 'notifications: paid must be a function'],
    [{ paid: () => {}, onError: 'log' }, 'notifications: onError must be a function'],
  ])('tells the developer what is wrong with %j', (wrong, message) => {
    const { notifications } = createWeChatPay(options);
    expect(() => notifications(wrong as unknown as Options)).toThrow(message);
  });

  it('serves the requests of a real HTTP connection', async () => {
    const { calls, receive } = openShop();
    const server = createServer(async (incoming, outgoing) => {
      const response = await receive(
        new Request(options.notifyUrl, {
          method: 'POST',
          headers: incoming.headers as Record<string, string>,
          body: Buffer.concat(await incoming.toArray()),
        }),
      );
      outgoing.writeHead(response.status).end(await response.text());
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { headers, body } = notify();
    const answer = await fetch(`http://localhost:${port}/`, { method: 'POST', headers, body });
    expect(await answerOf(answer)).toEqual(done);
    expect(calls.length).toBe(1);
    server.closeAllConnections();
    server.close();
  });
});

describe('the store of notifications', () => {
  it('remembers them for all processes', async () => {
    const store = createMemoryStore();
    const [one, other] = [openShop({ store }), openShop({ store })];
    expect(await answerOf(await one.receive(requestOf()))).toEqual(done);
    expect(await answerOf(await other.receive(requestOf()))).toEqual(done);
    expect([one.calls.length, other.calls.length]).toEqual([1, 0]);
  });

  it('keeps the id of the notification for three days, without any secret', async () => {
    const kept: unknown[] = [];
    const store = {
      ...createMemoryStore(),
      set: async (...entry: unknown[]) => void kept.push(entry),
    };
    const now = Date.now();
    await openShop({ store, now: () => now }).receive(requestOf());
    expect(kept).toEqual([
      [
        'wechat-pay:1230000109:paid:order-0001',
        { value: 'EV-2018022511223320873', until: now + 259_200_000 },
      ],
    ]);
  });

  it('forgets them after three days, when WeChat Pay no longer repeats them', async () => {
    const clock = { time: Date.now() };
    const { calls, receive } = openShop({ now: () => clock.time });
    const deliver = () => receive(requestOf(notify({}, { time: clock.time })));
    await deliver();
    clock.time += 259_199_999;
    await deliver();
    expect(calls.length).toBe(1);
    clock.time += 1;
    await deliver();
    expect(calls.length).toBe(2);
  });

  it('runs one process at a time when it has a lock', async () => {
    let tail: Promise<unknown> = Promise.resolve();
    const store: TicketStore = {
      ...createMemoryStore(),
      lock(_key, run) {
        const mine = tail.then(run);
        tail = mine.catch(() => {});
        return mine;
      },
    };
    const shops = [openShop({ store }), openShop({ store }), openShop({ store })];
    const answers = await Promise.all(shops.map(({ receive }) => receive(requestOf())));
    expect(await Promise.all(answers.map(answerOf))).toEqual([done, done, done]);
    expect(shops.flatMap(({ calls }) => calls).length).toBe(1);
  });

  it.each<[string, Partial<TicketStore>]>([
    ['get', { get: () => Promise.reject(new Error('GET')) }],
    ['lock', { lock: () => Promise.reject(new Error('SET NX')) }],
  ])('leads to 503 when its %s fails, and the product gets nothing', async (_name, broken) => {
    const { calls, receive } = openShop({ store: { ...createMemoryStore(), ...broken } });
    expect(await answerOf(await receive(requestOf()))).toEqual(
      fail(503, 'the store of the notifications failed'),
    );
    expect(calls).toEqual([]);
    expect(reported.length).toBe(1);
  });

  it('does not make WeChat Pay repeat a handled payment when its set fails', async () => {
    const store = { ...createMemoryStore(), set: () => Promise.reject(new Error('SET')) };
    const { calls, receive } = openShop({ store });
    expect(await answerOf(await receive(requestOf()))).toEqual(done);
    expect(calls.length).toBe(1);
    expect(reported).toMatchObject([{ message: 'SET' }]);
  });
});

it('no reported error contains a secret', () => {
  expectNoSecrets(20);
});
