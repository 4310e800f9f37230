import { describe, expect, it } from 'vitest';
import type { Client, ClientOptions, RequestResult } from '@/platform';
import { createNetworkCalls } from '@/platform/network-calls';
import { realPlatform } from '../../helpers/start-call';

const { context } = realPlatform();
const create = (options?: ClientOptions, lifetime?: AbortSignal) =>
  createNetworkCalls(context).calls(lifetime).createClient(options);

type Echo = {
  method: string;
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
};

async function signIn(plain: Client) {
  const phone = `138${String(Math.random()).slice(2, 10)}`;
  await plain.post('/auth/code', { phone });
  const { data: outbox } = await plain.get<{ messages: unknown }>('/auth/outbox', {
    data: { phone },
  });
  const [code] = /\b\d{6}\b/.exec(JSON.stringify(outbox.messages)) ?? [];
  const { data } = await plain.post<{ token: string; refreshToken: string }>('/auth/sign-in', {
    phone,
    code,
    expiresIn: 0,
  });
  return data;
}

describe('a client', () => {
  it('has a base address and a header, and a request’s own wins', async () => {
    const client = create({ baseURL: '/api', header: { 'X-A': '1', 'X-B': '2' } });
    const { data } = await client.get<Echo>('/echo', { data: { n: 1 }, header: { 'x-b': '3' } });
    expect(data).toMatchObject({
      method: 'GET',
      query: { n: '1' },
      headers: { 'x-a': '1', 'x-b': '3' },
    });
  });

  it.each(['get', 'delete', 'options'] as const)('has %s', async (verb) => {
    const { data } = await create({ baseURL: '/api' })[verb]<Echo>('echo');
    expect(data.method).toBe(verb.toUpperCase());
  });

  it.each(['post', 'put', 'patch'] as const)('has %s, with data', async (verb) => {
    const { data } = await create({ baseURL: '/api' })[verb]<Echo>('echo', { a: 1 });
    expect(data).toMatchObject({ method: verb.toUpperCase(), body: '{"a":1}' });
  });

  it('has head and request', async () => {
    const client = create({ baseURL: '/api' });
    expect((await client.head('/bytes/5')).header['content-length']).toBe('5');
    const { data } = await client.request<Echo>({ url: '/echo', method: 'PUT' });
    expect(data.method).toBe('PUT');
  });

  it('makes its header for each request', async () => {
    let count = 0;
    const header = async ({ url }: { url: string }) => ({ 'X-Count': ++count, 'X-For': url });
    const client = create({ baseURL: '/api', header });
    await client.get('/echo');
    const { data } = await client.get<Echo>('/echo');
    expect(data.headers).toMatchObject({ 'x-count': '2', 'x-for': '/echo' });
  });

  it('rejects, aborts and reports as request does', async () => {
    const client = create({ baseURL: '/api' });
    await expect(client.get('/status/404')).rejects.toMatchObject({
      code: 'http-status',
      errMsg: 'request:fail the server answered 404',
      cause: { statusCode: 404, data: { status: 404 } },
    });
    const slow = client.get('/slow?ms=5000');
    setTimeout(slow.abort, 50);
    await expect(slow).rejects.toMatchObject({ errMsg: 'request:fail request abort' });
    const life = new AbortController();
    const tied = create({ baseURL: '/api' }, life.signal).get('/slow?ms=5000');
    setTimeout(() => life.abort(), 50);
    await expect(tied).rejects.toMatchObject({ code: 'abort' });
    const gone = client.get('/slow?ms=5000', { signal: AbortSignal.abort() });
    await expect(gone).rejects.toMatchObject({ code: 'abort' });
    const task = client.get('/bytes/5', { responseType: 'blob' });
    const seen: number[] = [];
    task.onProgress(({ bytes }) => seen.push(bytes));
    await task;
    expect(seen.at(-1)).toBe(5);
  });

  it('[S9.1] waits for 10000 ms unless told otherwise', async () => {
    const waited: number[] = [];
    const after = (ms: number, run: () => void) => {
      waited.push(ms);
      return context.env.after(ms, run);
    };
    const own = { ...context, env: { ...context.env, after } };
    await createNetworkCalls(own).calls().createClient().get('/api/echo');
    expect(waited).toContain(10_000);
    expect(waited).not.toContain(60_000);
    const quick = create({ timeout: 60 }).get('/api/slow?ms=5000');
    await expect(quick).rejects.toMatchObject({ errMsg: 'request:fail request timeout' });
  });

  it('sends requests and answers through its interceptors, and only its own', async () => {
    const client = create({ baseURL: '/api' });
    const remove = client.use({
      invoke: (params) => ({ ...params, header: { 'X-By': 'invoke' } }),
      success: (result) => ({ ...result, statusCode: 299 }),
      fail: async ({ cause }) => ({ ...(cause as RequestResult), data: 'mended' }),
    });
    const answer = await client.get<Echo>('/echo');
    expect([answer.statusCode, answer.data.headers['x-by']]).toEqual([299, 'invoke']);
    expect((await client.get('/status/500')).data).toBe('mended');
    expect((await create({ baseURL: '/api' }).get('/echo')).statusCode).toBe(200);
    remove();
    expect((await client.get('/echo')).statusCode).toBe(200);
    client.use({ invoke: () => false });
    await expect(client.get('/echo')).rejects.toMatchObject({ code: 'cancel' });
  });

  it('also passes what stands before every request', async () => {
    const remove = context.interceptors.add('request', {
      success: (result: object) => ({ ...result, statusCode: 298 }),
    } as never);
    expect((await create().get('/api/echo')).statusCode).toBe(298);
    remove();
  });

  it.each([
    [{ timeout: -1 }, 'createClient: parameter.timeout should be 0 or more'],
    [{ baseURL: 5 }, 'createClient: parameter.baseURL should be a string'],
    [{ header: { 'a b': 1 } }, 'createClient: parameter.header["a b"] is not a header field'],
    [{ header: () => 5 }, 'createClient: parameter.header should be an object'],
    [{ refresh: 5 }, 'createClient: parameter.refresh should be a function'],
  ])('with %o rejects', async (options, message) => {
    await expect(create(options as never).get('/api/echo')).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `request:fail ${message}`,
    });
  });

  it('refuses options that are none, and passes on what is wrong with a request', async () => {
    expect(() => create(5 as never)).toThrow(expect.objectContaining({ code: 'invalid' }));
    await expect(create().get(5 as never)).rejects.toMatchObject({
      errMsg: 'request:fail parameter.url should be a string',
    });
    await expect(create().request(undefined as never)).rejects.toMatchObject({
      errMsg: 'request:fail Missing required parameter `url`',
    });
    await expect(create().get('/api/echo', { header: 5 as never })).rejects.toMatchObject({
      errMsg: 'request:fail parameter.header should be an object',
    });
  });
});

describe('a new token', () => {
  it('is fetched once for all that wait for it, and they are sent again', async () => {
    const tokens = await signIn(create({ baseURL: '/api' }));
    let refreshed = 0;
    const client = create({
      baseURL: '/api',
      header: () => ({ Authorization: `Bearer ${tokens.token}` }),
      refresh: async (_error, send) => {
        refreshed += 1;
        const { refreshToken } = tokens;
        const { data } = await send({
          url: '/auth/refresh',
          method: 'POST',
          data: { refreshToken },
        });
        Object.assign(tokens, data);
      },
    });
    const answers = await Promise.all([
      client.get('/auth/me'),
      client.get('/auth/me'),
      client.get('/auth/me'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(refreshed).toBe(1);
    expect((await client.get('/auth/me')).statusCode).toBe(200);
    expect(refreshed).toBe(1);
  });

  it.each([
    [
      'that is refused',
      async (_e: unknown, send: (params: { url: string }) => Promise<unknown>) =>
        send({ url: '/status/400' }),
    ],
    ['that nobody has', () => false],
    ['that does not help', () => true],
    [
      'that can not be had',
      () => {
        throw new Error('no');
      },
    ],
  ])('%s leaves the 401', async (_what, refresh) => {
    const client = create({ baseURL: '/api', timeout: 400, refresh: refresh as never });
    await expect(client.get('/auth/me')).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 401 },
    });
  });

  it.each([
    ['a new token', { refresh: () => new Promise(() => {}) }],
    ['its header', { header: () => new Promise(() => {}) as never }],
  ])('[S8.1] leaves a call its time-out: %s that never comes', async (_what, options) => {
    const client = create({ baseURL: '/api', ...options });
    const began = performance.now();
    await expect(client.get('/auth/me', { timeout: 400 })).rejects.toMatchObject({
      code: 'timeout',
      errMsg: 'request:fail request timeout',
    });
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('[S8.1] shares one time-out with what is sent again', async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 350));
    let sent = 0;
    const client = create({
      baseURL: '/api',
      header: async () => {
        sent += 1;
        if (sent > 1) await later();
        return {};
      },
      refresh: later,
    });
    const late = client.get('/auth/me', { timeout: 600 });
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    expect(sent).toBe(2);
  });

  it('is given up after the client’s own time-out where a call has more', async () => {
    const client = create({ baseURL: '/api', timeout: 300, refresh: () => new Promise(() => {}) });
    await expect(client.get('/auth/me', { timeout: 0 })).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 401 },
    });
  });

  it('is not asked for when something else is wrong', async () => {
    let refreshed = 0;
    const client = create({
      baseURL: '/api',
      refresh: () => {
        refreshed += 1;
      },
    });
    await expect(client.get('/status/403')).rejects.toMatchObject({ cause: { statusCode: 403 } });
    expect(refreshed).toBe(0);
  });

  it('is waited for on ones own account', async () => {
    const client = create({ baseURL: '/api', timeout: 500, refresh: () => new Promise(() => {}) });
    const [first, second] = [client.get('/auth/me'), client.get('/auth/me')];
    setTimeout(first.abort, 150);
    await expect(first).rejects.toMatchObject({ code: 'abort' });
    await expect(second).rejects.toMatchObject({ code: 'timeout' });
  });
});
