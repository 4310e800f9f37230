import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/platform/network/request';
import type { RequestParams } from '@/platform/network/request-params';
import { drivenPhone } from '../../helpers/driven-phone';
import { platformOf } from '../../helpers/platform-of';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { realPlatform, starterOf } from '../../helpers/start-call';

let server: FaultServer | undefined;
afterEach(() => server?.close());

type Fault = (response: ServerResponse) => void;

/** A server behind faults: each request takes the next fault, and later requests get `{ ok: true }`. */
async function serve(...faults: Fault[]) {
  const received: IncomingMessage[] = [];
  server = await serveFaults((message, response) => {
    received.push(message);
    const fault = faults.shift();
    if (fault) fault(response);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  });
  return { received, url: `${server.url}/orders` };
}

const answer =
  (status: number, headers: Record<string, string> = {}, body = '{"busy":true}'): Fault =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

const reset: Fault = ({ socket }) => socket?.resetAndDestroy();

/** Sends the beginning of an answer, and then nothing more. */
const stall: Fault = (response) =>
  void response.writeHead(200, { 'Content-Length': '100' }).write('{"par');

const drop: Fault = (response) => {
  response.writeHead(200, { 'Content-Length': '100' });
  response.write('{"par', () => setTimeout(() => response.destroy(), 20));
};

function start() {
  const phone = drivenPhone();
  const call = starterOf(phone.context, 'request', request);
  return { ...phone, call: (params: RequestParams) => call(params) };
}

const receivedTimes = (received: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { interval: 5 });

/** A call that waits for the network looks at it every second. */
const waitsForNetwork = (waits: () => number[]) =>
  vi.waitFor(() => expect(waits()).toContain(1000), { interval: 5 });

describe('a request with retry', () => {
  it.each([
    ['a 503', answer(503)],
    ['a reset connection', reset],
    ['a connection that breaks in the answer', drop],
  ])('succeeds with the second attempt after %s', async (_what, fault) => {
    const { call, drive } = start();
    const { received, url } = await serve(fault);
    const { data } = await drive(call({ url, retry: 1 }));
    expect(data).toEqual({ ok: true });
    expect(received).toHaveLength(2);
  });

  it('calls onAttempt before each attempt, with the outcome of the one before', async () => {
    const { call, drive } = start();
    const { url } = await serve(answer(503), reset);
    const attempts: unknown[] = [];
    await drive(call({ url, retry: { times: 2, onAttempt: (now) => attempts.push(now) } }));
    expect(attempts).toEqual([
      { attempt: 1 },
      { attempt: 2, statusCode: 503 },
      { attempt: 3, cause: expect.any(Error) },
    ]);
  });

  it('retries only the statuses and methods that the plan lists', async () => {
    const { call, drive } = start();
    const { received, url } = await serve(answer(404), answer(503));
    const retry = { times: 3, statuses: [404], methods: ['post'] };
    const failing = drive(call({ url, method: 'POST', retry }));
    await expect(failing).rejects.toMatchObject({ code: 'http-status' });
    expect(received).toHaveLength(2);
    await expect(drive(call({ url: `${url}?get`, retry }))).resolves.toMatchObject({
      data: { ok: true },
    });
  });

  it('closes the connection of an answer in parts before the next attempt', async () => {
    const { call, drive } = start();
    const closed = vi.fn();
    const { received, url } = await serve((response) => {
      response.on('close', closed);
      response.writeHead(503).write('the rest of this page never comes');
    });
    const parts: string[] = [];
    const onChunk = (part: Uint8Array) => parts.push(new TextDecoder().decode(part));
    expect((await drive(call({ url, retry: 1, onChunk }))).statusCode).toBe(200);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect([received.length, parts]).toEqual([2, ['{"ok":true}']]);
  });

  it('carries the last answer in its error', async () => {
    const { call, drive } = start();
    const { url } = await serve(answer(500, { 'X-Trace': 'a1' }), answer(502, { 'X-Trace': 'a2' }));
    await expect(drive(call({ url, retry: 1 }))).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 502, header: { 'x-trace': 'a2' }, data: { busy: true } },
    });
  });
});

describe('Retry-After', () => {
  it('is waited for in seconds, also beyond maxDelay', async () => {
    const { call, elapse } = start();
    const { received, url } = await serve(answer(429, { 'Retry-After': '40' }));
    const task = call({ url, retry: { times: 1, maxDelay: 1000 } });
    await receivedTimes(received, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await elapse(39_999);
    expect(received).toHaveLength(1);
    await elapse(1);
    expect((await task).data).toEqual({ ok: true });
  });

  it('is waited for until its date', async () => {
    const { call, elapse, context } = start();
    const at = new Date(Math.ceil(context.env.date() / 1000) * 1000 + 20_000).toUTCString();
    const { received, url } = await serve(answer(503, { 'Retry-After': at }));
    const task = call({ url, retry: 1 });
    await receivedTimes(received, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await elapse(18_000);
    expect(received).toHaveLength(1);
    await elapse(4000);
    expect((await task).data).toEqual({ ok: true });
  });

  it('ends the call at once if it is later than the deadline', async () => {
    const { call, now } = start();
    const { received, url } = await serve(answer(503, { 'Retry-After': '61' }));
    await expect(call({ url, retry: 5 })).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 503 },
    });
    expect([received.length, now()]).toEqual([1, 0]);
  });
});

describe('attemptTimeout', () => {
  it('ends an attempt that stalls, and the next one succeeds', async () => {
    const { call, drive } = start();
    const { received, url } = await serve(stall);
    expect((await drive(call({ url, attemptTimeout: 500, retry: 1 }))).data).toEqual({ ok: true });
    expect(received).toHaveLength(2);
  });

  it('makes a time-out error of the attempt if no attempt is left', async () => {
    const { call, drive } = start();
    const { url } = await serve(stall);
    await expect(drive(call({ url, attemptTimeout: 500 }))).rejects.toMatchObject({
      code: 'timeout',
      limit: 'attempt',
    });
  });

  it.each([200, 500])(
    'ends an answer of status %i that stalls between its parts',
    async (status) => {
      const { call, drive, timers } = start();
      const { url } = await serve((response) => void response.writeHead(status).write('stone'));
      const parts: unknown[] = [];
      const onChunk = (part: Uint8Array) => parts.push(part.byteLength);
      const failing = drive(call({ url, attemptTimeout: 500, timeout: 0, onChunk }));
      await expect(failing).rejects.toMatchObject({ code: 'timeout', limit: 'attempt' });
      expect([parts, timers()]).toEqual([status === 200 ? [5] : [], 0]);
    },
  );

  it('does not end a POST whose server takes its body slowly', { tags: 'long' }, async () => {
    let received = 0;
    server = await serveFaults((message, response) => {
      message.on('data', ({ length }: Buffer) => {
        received += length;
        // Network buffers take the rest of the body at once.
        if (received > 24_000_000) return;
        message.pause();
        setTimeout(() => message.resume(), 5);
      });
      message.on('end', () => response.end());
    });
    const data = new Uint8Array(32 * 1024 * 1024);
    const params = { url: server.url, method: 'POST', data, attemptTimeout: 1500 } as const;
    expect((await platformOf(realPlatform().context).request(params)).statusCode).toBe(200);
    expect(received).toBe(data.length);
  });

  it('[S8.1] leaves the time of the whole call to timeout', async () => {
    const { call, drive, now } = start();
    const { url } = await serve(stall, stall, stall, stall);
    const params = { url, attemptTimeout: 400, timeout: 1000, retry: { times: 9, delay: 0 } };
    await expect(drive(call(params))).rejects.toMatchObject({ code: 'timeout', limit: 'call' });
    expect(now()).toBeGreaterThanOrEqual(1000);
  });
});

describe('an idempotency key', () => {
  const keysOf = (received: readonly IncomingMessage[]) =>
    received.map(({ headers }) => headers['idempotency-key']);

  it('lets a POST be sent again, with the same key each time', async () => {
    const { call, drive } = start();
    const { received, url } = await serve(answer(503), reset);
    const params = { url, method: 'POST', data: { n: 1 }, retry: 2, idempotencyKey: true } as const;
    expect((await drive(call(params))).data).toEqual({ ok: true });
    const [key] = keysOf(received);
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(keysOf(received)).toEqual([key, key, key]);
    await drive(call(params));
    expect(keysOf(received)[3]).not.toBe(key);
  });

  it('may be the product’s own', async () => {
    const { call, drive } = start();
    const { received, url } = await serve(answer(503));
    const retry = { times: 1, delay: 1 };
    await drive(call({ url, method: 'PATCH', retry, idempotencyKey: 'order-7' }));
    await drive(
      call({ url, method: 'POST', header: { 'idempotency-key': 'h' }, idempotencyKey: true }),
    );
    expect(keysOf(received)).toEqual(['order-7', 'order-7', 'h']);
  });

  it('is missing from a POST that does not opt in, and such a POST is sent once', async () => {
    const { call, drive } = start();
    const { received, url } = await serve(answer(503));
    const failing = drive(call({ url, method: 'POST', retry: 3 }));
    await expect(failing).rejects.toMatchObject({ code: 'http-status' });
    expect(keysOf(received)).toEqual([undefined]);
  });
});

describe('[S8.3] whenOffline: wait', () => {
  it('sends nothing while the phone is offline for 30 s, and then succeeds', async () => {
    const { call, setOnline, elapse, waits } = start();
    const { received, url } = await serve();
    setOnline(false);
    const task = call({ url, whenOffline: 'wait' });
    await waitsForNetwork(waits);
    await elapse(30_000);
    expect(received).toHaveLength(0);
    setOnline(true);
    expect((await task).data).toEqual({ ok: true });
    expect(received).toHaveLength(1);
  });

  it('notices a network that comes back without an event', async () => {
    const { call, setOnline, elapse, waits } = start();
    const { url } = await serve();
    setOnline(false);
    const task = call({ url, whenOffline: 'wait' });
    await waitsForNetwork(waits);
    setOnline(true, { tells: false });
    await elapse(1000);
    expect((await task).data).toEqual({ ok: true });
  });

  it('repeats a GET that the lost network broke, and counts no attempt', async () => {
    const { call, setOnline, waits } = start();
    const breakOff: Fault = (response) => {
      setOnline(false);
      reset(response);
    };
    const { received, url } = await serve(breakOff, breakOff, breakOff);
    const task = call({ url, whenOffline: 'wait' });
    for (let outage = 1; outage <= 3; outage += 1) {
      await receivedTimes(received, outage);
      await waitsForNetwork(waits);
      setOnline(true);
    }
    expect((await task).data).toEqual({ ok: true });
    expect(received).toHaveLength(4);
  });

  it('survives a network that flaps faster than the attempt fails', async () => {
    const { call, setOnline } = start();
    const flap: Fault = (response) => {
      setOnline(false);
      setOnline(true);
      reset(response);
    };
    const { received, url } = await serve(flap, flap);
    expect((await call({ url, whenOffline: 'wait' })).data).toEqual({ ok: true });
    expect(received).toHaveLength(3);
  });

  it('does not repeat a POST that may have arrived', async () => {
    const { call, setOnline } = start();
    const { received, url } = await serve((response) => {
      setOnline(false);
      reset(response);
    });
    const failing = call({ url, method: 'POST', whenOffline: 'wait' });
    await expect(failing).rejects.toMatchObject({ code: 'offline' });
    expect(received).toHaveLength(1);
  });

  it('[S8.1] ends with the deadline, and the cause is the missing network', async () => {
    const { call, setOnline, elapse, timers } = start();
    setOnline(false);
    const failing = call({ url: 'http://127.0.0.1:9/', whenOffline: 'wait' });
    const failure = failing.catch((error: unknown) => error);
    await elapse(60_000);
    expect(await failure).toMatchObject({
      code: 'timeout',
      limit: 'call',
      cause: { code: 'offline' },
    });
    expect(timers()).toBe(0);
  });

  it('[S8.2] ends with an abort, whose reason is the cause', async () => {
    const { context, setOnline, waits, timers } = start();
    setOnline(false);
    const controller = new AbortController();
    const task = platformOf(context).request({
      url: 'http://127.0.0.1:9/',
      whenOffline: 'wait',
      signal: controller.signal,
    });
    await waitsForNetwork(waits);
    const reason = new Error('the user left');
    controller.abort(reason);
    await expect(task).rejects.toMatchObject({ code: 'abort', cause: reason });
    await vi.waitFor(() => expect(timers()).toBe(0));
  });
});

describe('a captive portal that answers 200 with its login page', () => {
  const login = answer(200, { 'Content-Type': 'text/html' }, '<!doctype html><title>Wi-Fi</title>');

  it('is a parse error that says so where JSON is expected', async () => {
    const { call } = start();
    const { url } = await serve(login);
    await expect(call({ url, dataType: 'json' })).rejects.toMatchObject({
      code: 'parse',
      message:
        'the server answered with an HTML page instead of JSON; a public network may want the user to sign in',
      cause: { statusCode: 200, data: '<!doctype html><title>Wi-Fi</title>' },
    });
  });

  it('is a text for a request that expects no JSON', async () => {
    const { call } = start();
    const { url } = await serve(login);
    expect((await call({ url })).data).toBe('<!doctype html><title>Wi-Fi</title>');
  });
});

it('decodes a text by the charset that the server names', async () => {
  const { call } = start();
  const gbk = Buffer.from([0xc4, 0xe3, 0xba, 0xc3]);
  const { url } = await serve((response) =>
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=gbk' }).end(gbk),
  );
  expect((await call({ url })).data).toBe('你好');
});

it('sends two calls at once as two requests, each with its own answer', async () => {
  const { call, drive } = start();
  const { received, url } = await serve(answer(503));
  const results = await drive(Promise.all([call({ url, retry: 1 }), call({ url, retry: 1 })]));
  expect(results.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }]);
  expect(received).toHaveLength(3);
});
