import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/platform/network/request';
import { realPlatform, starterOf } from '../../helpers/start-call';
import { platformOf } from '../../helpers/platform-of';

const { FULL } = import.meta.env as { readonly FULL?: string };
/** The client's default time-out in a long run, and less otherwise. */
const stall = FULL ? 10_000 : 1000;
/** The largest delay of a timer on a busy machine. */
const LATE = 4000;

const { context } = realPlatform();
const call = starterOf(context, 'request', request);
const fresh = () => Math.random().toString(36).slice(2);

const lost: unknown[] = [];
const note = (event: PromiseRejectionEvent) => lost.push(event.reason);
beforeEach(() => window.addEventListener('unhandledrejection', note));
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('unhandledrejection', note);
  vi.restoreAllMocks();
  if (lost.length > 0) throw new Error(`unhandled: ${String(lost)}`);
});

describe('a request rejects with network when the server', () => {
  it.each([
    ['drops the connection in mid-answer', '/api/drop?after=10&total=9999', {}],
    ['drops it while parts are read', '/api/drop?after=10&total=9999', { onChunk: () => {} }],
    ['resets the connection', '/api/reset', {}],
    [
      'redirects to a server that refuses the connection',
      '/api/redirect?to=http://127.0.0.1:9/',
      {},
    ],
  ])('%s', async (_what, url, params) => {
    await expect(call({ url, ...params })).rejects.toMatchObject({
      code: 'network',
      errMsg: 'request:fail network error',
    });
  });

  it('follows a redirect to the same origin', async () => {
    expect((await call({ url: '/api/redirect?to=/api/status/200' })).data).toEqual({ status: 200 });
  });
});

describe('[S8.1] a time-out', () => {
  it.each([
    ['a slow answer', { url: '/api/slow?ms=5000' }],
    ['an answer that stalls', { url: '/api/stall?after=10&total=99' }],
    ['an answer in parts that stalls', { url: '/api/stall?after=10&total=99', onChunk: () => {} }],
    ['waiting for the next try', { url: '/api/status/503', retry: { delay: 9000 } }],
  ])('ends %s at the right time', async (_what, params) => {
    const begin = performance.now();
    await expect(call({ timeout: 300, ...params })).rejects.toMatchObject({
      code: 'timeout',
      limit: 'call',
      errMsg: 'request:fail request timeout',
    });
    const took = performance.now() - begin;
    expect(took).toBeGreaterThanOrEqual(299);
    expect(took).toBeLessThan(300 + LATE);
  });

  it('of 0 means no limit', async () => {
    expect((await call({ url: '/api/slow?ms=50', timeout: 0 })).statusCode).toBe(200);
  });
});

it(`request waits ${stall / 1000} s for a stalled answer, and a client ends one after its own time-out`, {
  tags: 'long',
  timeout: stall + 10_000,
}, async () => {
  const begin = performance.now();
  const client = platformOf(context).createClient(FULL ? {} : { timeout: stall });
  const ended = client.get('/api/stall?after=10&total=99').catch((error) => ({
    errMsg: error.errMsg,
    took: performance.now() - begin,
  }));
  const { data } = await call({ url: `/api/chunks?count=2&ms=${stall}` });
  expect(data).toBe('line 1\nline 2\n');
  expect(performance.now() - begin).toBeGreaterThanOrEqual(stall - 1);
  const { errMsg, took } = (await ended) as { errMsg: string; took: number };
  expect(errMsg).toBe('request:fail request timeout');
  expect(took).toBeGreaterThanOrEqual(stall - 1);
  expect(took).toBeLessThan(stall + LATE);
});

describe('[S8.2] an abort', () => {
  it.each([
    ['before anything is sent', { url: '/api/slow?ms=5000' }, 0],
    ['while it waits for the answer', { url: '/api/slow?ms=5000' }, 100],
    ['in mid-answer', { url: '/api/stall?after=10&total=99' }, 100],
    ['between parts', { url: '/api/stall?after=10&total=99', onChunk: () => {} }, 100],
    ['between two tries', { url: '/api/status/503', retry: { delay: 9000 } }, 100],
  ])('%s ends the call at once', async (_what, params, ms) => {
    const task = call(params);
    setTimeout(task.abort, ms);
    const begin = performance.now();
    await expect(task).rejects.toMatchObject({
      code: 'abort',
      errMsg: 'request:fail request abort',
    });
    expect(performance.now() - begin).toBeLessThan(ms + LATE);
  });
});

describe('[S8.3] a request without a network', () => {
  it('fails at once, and works again when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(call({ url: '/api/echo' })).rejects.toMatchObject({
      code: 'offline',
      errMsg: 'request:fail No network, please check your connection',
    });
    online.mockReturnValue(true);
    expect((await call({ url: '/api/echo' })).statusCode).toBe(200);
  });

  it('rejects as offline when the network is lost meanwhile, and makes no further attempt', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const task = call({ url: '/api/drop?after=10&total=99', retry: 9 });
    online.mockReturnValue(false);
    await expect(task).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('retries', () => {
  it('repeat a request until it succeeds', async () => {
    const url = `/api/flaky?fail=2&key=${fresh()}`;
    const { data } = await call({ url, retry: { times: 2, delay: 10 } });
    expect(data).toMatchObject({ ok: true, call: 3 });
  });

  it('happen only with `retry`, up to the limit, and never for POST or PATCH', async () => {
    const answered = async (params: object) => {
      const url = `/api/flaky?fail=5&key=${fresh()}`;
      const error = await call({ url, ...params }).catch((reason) => reason);
      return error.cause.data.call;
    };
    const retry = { times: 3, delay: 10 };
    expect(await answered({})).toBe(1);
    expect(await answered({ retry })).toBe(4);
    expect(await answered({ retry, method: 'DELETE' })).toBe(4);
    expect(await answered({ retry, method: 'POST' })).toBe(1);
    expect(await answered({ retry, method: 'PATCH' })).toBe(1);
  });
});
