import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from '@/platform';
import { createClient } from '@/platform/network/client';
import { request, type RequestParams } from '@/platform/network/request';
import { createDeferred } from '../../helpers/deferred';
import { drivenPhone } from '../../helpers/driven-phone';
import { fakeEnv } from '../../helpers/fake-platform';
import { tokenOf } from '../../helpers/login-token';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { starterOf } from '../../helpers/start-call';

let server: FaultServer | undefined;
let received: IncomingMessage[] = [];
let status = 200;
let body: string | undefined;
let gate: Promise<void> = Promise.resolve();

beforeEach(async () => {
  received = [];
  status = 200;
  body = undefined;
  gate = Promise.resolve();
  // Each answer counts the requests.
  server = await serveFaults(async (message, response) => {
    const count = received.push(message);
    await gate;
    const type = body === undefined ? 'application/json' : 'text/html';
    response.writeHead(status, { 'Content-Type': type }).end(body ?? `{"count":${count}}`);
  });
});
afterEach(() => server?.close());

function start() {
  const phone = drivenPhone();
  let date = 1_000_000;
  const env = { ...phone.context.env, date: () => date };
  // Node has no document and no storage.
  const auth = createAuth(fakeEnv().env);
  const context = Object.assign(phone.context, { env, auth });
  const call = starterOf(context, 'request', request);
  const get = (params: Partial<RequestParams> = {}) =>
    call({ url: `${server?.url}/stones`, cache: { staleTime: 1000 }, ...params });
  const pass = (ms: number) => {
    date += ms;
  };
  const cached = (path: string) =>
    countOf(call({ url: `${server?.url}${path}`, cache: { staleTime: 1000 } }));
  const send = (method: string, path: string, more: Partial<RequestParams> = {}) =>
    call({ url: `${server?.url}${path}`, method: method as 'GET', ...more });
  const client = createClient(context, {})({ baseURL: server?.url ?? '' });
  return { ...phone, context, get, pass, cached, send, client };
}

const countOf = async (call: Promise<{ readonly data: unknown; readonly cached?: unknown }>) => {
  const { data, cached } = await call;
  return [(data as { count: number }).count, cached];
};

const receivedTimes = (count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { interval: 5 });

describe('a cached GET', () => {
  it('sends no request while its entry is fresh', async () => {
    const { get, pass } = start();
    expect(await countOf(get())).toEqual([1, undefined]);
    pass(999);
    expect(await countOf(get())).toEqual([1, 'fresh']);
    expect(received).toHaveLength(1);
  });

  it('answers at once with a stale entry, and the next call has the new data', async () => {
    const { get, pass } = start();
    await get();
    pass(1000);
    expect(await countOf(get())).toEqual([1, 'stale']);
    await receivedTimes(2);
    await vi.waitFor(async () => expect(await countOf(get())).toEqual([2, 'fresh']));
  });

  it('calls onUpdate after a stale answer, and only when the new data are different', async () => {
    const { get, pass } = start();
    const onUpdate = vi.fn();
    const cache = { staleTime: 1000, onUpdate };
    await get({ cache });
    pass(1000);
    await get({ cache });
    await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1));
    expect(onUpdate.mock.calls[0]?.[0]).toMatchObject({ statusCode: 200, data: { count: 2 } });
    body = '{"count":2}';
    pass(1000);
    await get({ cache });
    await receivedTimes(3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('gives each caller separate data', async () => {
    const { get } = start();
    const first = await get();
    Object.assign(first.data as object, { count: 99 });
    expect(await countOf(get())).toEqual([1, 'fresh']);
  });

  it('sends one request for two calls at once', async () => {
    const { get } = start();
    expect(await Promise.all([countOf(get()), countOf(get())])).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
    expect(received).toHaveLength(1);
  });

  it('caches no error', async () => {
    const { get } = start();
    status = 503;
    await expect(get()).rejects.toMatchObject({ code: 'http-status' });
    status = 200;
    expect(await countOf(get())).toEqual([2, undefined]);
  });

  it('caches no login page of a public network', async () => {
    const { get } = start();
    body = '<!doctype html><title>Wi-Fi</title>';
    expect((await get()).data).toBe(body);
    body = undefined;
    expect(await countOf(get())).toEqual([2, undefined]);
  });

  it('keeps a stale entry when the server fails, and tries again with the next call', async () => {
    const { get, pass } = start();
    await get();
    pass(1000);
    status = 503;
    expect(await countOf(get())).toEqual([1, 'stale']);
    await receivedTimes(2);
    status = 200;
    await vi.waitFor(async () => {
      await get();
      expect(received.length).toBeGreaterThan(2);
    });
    await vi.waitFor(async () => expect((await countOf(get()))[1]).toBe('fresh'));
  });

  it('[S8.3] answers from the cache while the phone is offline', async () => {
    const { get, pass, setOnline } = start();
    await get();
    setOnline(false);
    expect(await countOf(get())).toEqual([1, 'fresh']);
    pass(1000);
    expect(await countOf(get())).toEqual([1, 'stale']);
    await expect(get({ cache: { staleTime: 9, key: 'other' } })).rejects.toMatchObject({
      code: 'offline',
    });
    expect(received).toHaveLength(1);
  });

  it('[S8.2] continues its request in the background when the caller of a stale answer aborts', async () => {
    const { get, pass } = start();
    await get();
    pass(1000);
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const task = get();
    await task;
    task.abort();
    await receivedTimes(2);
    open();
    await vi.waitFor(async () => expect(await countOf(get())).toEqual([2, 'fresh']));
  });

  it('has an entry for each URL, type and header', async () => {
    const { get } = start();
    await get();
    expect(await countOf(get({ data: { page: 2 } }))).toEqual([2, undefined]);
    expect(await countOf(get({ header: { 'Accept-Language': 'de' } }))).toEqual([3, undefined]);
    expect((await get({ dataType: 'text' })).data).toBe('{"count":4}');
    expect(await countOf(get({ header: { 'accept-LANGUAGE': 'de' } }))).toEqual([3, 'fresh']);
  });

  it('is never shared between different Authorization headers, also with the same key', async () => {
    const { get } = start();
    const as = (user: string) =>
      get({ header: { Authorization: user }, cache: { staleTime: 1000, key: 'me' } });
    expect(await countOf(as('Bearer ada'))).toEqual([1, undefined]);
    expect(await countOf(as('Bearer bob'))).toEqual([2, undefined]);
    expect(await countOf(as('Bearer ada'))).toEqual([1, 'fresh']);
  });

  it('can be shared between URLs with a key', async () => {
    const { get } = start();
    const cache = { staleTime: 1000, key: 'stones' };
    await get({ cache });
    expect(await countOf(get({ url: `${server?.url}/stones?t=1`, cache }))).toEqual([1, 'fresh']);
  });

  it('is used only for GET requests without onChunk', async () => {
    const { get } = start();
    await expect(get({ method: 'POST' })).rejects.toMatchObject({
      code: 'invalid',
      parameter: 'cache',
      message: 'parameter.cache is for GET, and the method is POST',
    });
    await expect(get({ onChunk: () => {} })).rejects.toMatchObject({
      message: 'use either parameter.cache or parameter.onChunk',
    });
  });
});

describe('a change of data', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'by %s removes the cached answers of its path with any query',
    async (method) => {
      const { cached, send } = start();
      await cached('/stones?page=1');
      await cached('/prices');
      await send(method, '/stones');
      expect(await cached('/stones?page=1')).toEqual([4, undefined]);
      expect(await cached('/prices')).toEqual([2, 'fresh']);
    },
  );

  it('of one item removes the answers of its collection and of what is below it', async () => {
    const { cached, send } = start();
    for (const path of ['/stones', '/stones/7', '/stones/7/veins', '/stones/8', '/stones-sold'])
      await cached(path);
    await send('DELETE', '/stones/7');
    const states = [];
    for (const path of ['/stones', '/stones/7', '/stones/7/veins', '/stones/8', '/stones-sold'])
      states.push((await cached(path))[1]);
    expect(states).toEqual([undefined, undefined, undefined, 'fresh', 'fresh']);
  });

  it('that the server refuses removes the answers too, because the server may have done half of it', async () => {
    const { cached, send } = start();
    await cached('/stones');
    status = 500;
    await expect(send('POST', '/stones')).rejects.toMatchObject({ code: 'http-status' });
    status = 200;
    expect(await cached('/stones')).toEqual([3, undefined]);
  });

  it('makes the answer of a GET that left before it worthless, and the next GET does not join that one', async () => {
    const { cached, send } = start();
    const opened = createDeferred();
    gate = opened.promise;
    const before = cached('/stones');
    await receivedTimes(1);
    gate = Promise.resolve();
    await send('POST', '/stones');
    expect(await cached('/stones')).toEqual([3, undefined]);
    opened.resolve();
    expect(await before).toEqual([1, undefined]);
    expect(await cached('/stones')).toEqual([3, 'fresh']);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('is nothing that %s makes', async (method) => {
    const { cached, send } = start();
    await cached('/stones');
    await send(method, '/stones?now');
    expect((await cached('/stones'))[1]).toBe('fresh');
  });

  it('by hand removes the answers of an address of the client', async () => {
    const { cached, client } = start();
    await cached('/stones?page=1');
    await client.invalidate('/stones');
    expect(await cached('/stones?page=1')).toEqual([2, undefined]);
    await expect(client.invalidate('')).rejects.toMatchObject({
      errMsg: 'invalidate:fail parameter.url should not be empty String',
    });
  });
});

describe('a GET without the cache', () => {
  it('replaces the cached answer of the same request', async () => {
    const { cached, send, get } = start();
    await cached('/stones');
    await get({ cache: { staleTime: 1000, key: 'all' } });
    await send('GET', '/stones');
    expect(await cached('/stones')).toEqual([3, 'fresh']);
    expect(await countOf(get({ cache: { staleTime: 1000, key: 'all' } }))).toEqual([3, 'fresh']);
  });

  it('adds nothing to the cache, and an error or another header replaces nothing', async () => {
    const { cached, send } = start();
    await cached('/prices');
    await send('GET', '/stones');
    expect(await cached('/stones')).toEqual([3, undefined]);
    await send('GET', '/stones', { header: { 'Accept-Language': 'de' } });
    status = 500;
    await expect(send('GET', '/stones')).rejects.toMatchObject({ code: 'http-status' });
    status = 200;
    expect(await cached('/stones')).toEqual([3, 'fresh']);
  });

  it('replaces no answer of a request that left later', async () => {
    const { cached, send, pass } = start();
    await cached('/prices');
    const opened = createDeferred();
    gate = opened.promise;
    const before = countOf(send('GET', '/stones'));
    await receivedTimes(2);
    gate = Promise.resolve();
    pass(1);
    expect(await cached('/stones')).toEqual([3, undefined]);
    opened.resolve();
    expect(await before).toEqual([2, undefined]);
    expect(await cached('/stones')).toEqual([3, 'fresh']);
  });
});

describe('[S6.1] the cache of an app', () => {
  it('is empty for the next user', async () => {
    const { get, context } = start();
    context.auth.setToken(tokenOf({ uid: 'ada' }));
    await get();
    context.auth.clear();
    expect(await countOf(get())).toEqual([2, undefined]);
    context.auth.setToken(tokenOf({ uid: 'bob' }));
    expect(await countOf(get())).toEqual([3, undefined]);
  });

  it('stays when the same user gets a new token', async () => {
    const { get, context } = start();
    context.auth.setToken(tokenOf({ uid: 'ada' }));
    await get();
    context.auth.setToken(tokenOf({ uid: 'ada', again: true }));
    expect(await countOf(get())).toEqual([1, 'fresh']);
  });

  it('does not store an answer that arrives after the sign-out', async () => {
    const { get, context } = start();
    context.auth.setToken(tokenOf({ uid: 'ada' }));
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const task = get();
    await receivedTimes(1);
    context.auth.clear();
    const next = get();
    await receivedTimes(2);
    open();
    expect(await countOf(task)).toEqual([1, undefined]);
    expect(await countOf(next)).toEqual([2, undefined]);
    expect(await countOf(get())).toEqual([2, 'fresh']);
  });

  it('is not shared with another app', async () => {
    const [one, other] = [start(), start()];
    await one.get();
    expect(await countOf(other.get())).toEqual([2, undefined]);
  });
});
