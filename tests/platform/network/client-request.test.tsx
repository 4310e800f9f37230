import { describe, expect, it } from 'vitest';
import type { ClientOptions, RequestResult } from '@/platform';
import { realPlatform } from '../../helpers/start-call';
import { platformOf, tiedTo } from '../../helpers/platform-of';

const { context } = realPlatform();
const create = (options?: ClientOptions, lifetime?: AbortSignal) =>
  tiedTo(platformOf(context), lifetime).createClient(options);

type Echo = {
  method: string;
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
};

describe('a client', () => {
  it('has a base URL and a header, and those of a request come first', async () => {
    const client = create({ baseURL: '/api', header: { 'X-A': '1', 'X-B': '2' } });
    const { data } = await client.get<Echo>('/echo', { data: { n: 1 }, header: { 'x-b': '3' } });
    expect(data).toMatchObject({
      method: 'GET',
      query: { n: '1' },
      headers: { 'x-a': '1', 'x-b': '3' },
    });
  });

  it.each(['get', 'delete', 'options'] as const)('has the method %s', async (verb) => {
    const { data } = await create({ baseURL: '/api' })[verb]<Echo>('echo');
    expect(data.method).toBe(verb.toUpperCase());
  });

  it.each(['post', 'put', 'patch'] as const)('has the method %s with data', async (verb) => {
    const { data } = await create({ baseURL: '/api' })[verb]<Echo>('echo', { a: 1 });
    expect(data).toMatchObject({ method: verb.toUpperCase(), body: '{"a":1}' });
  });

  it('has the methods head and request', async () => {
    const client = create({ baseURL: '/api' });
    expect((await client.head('/bytes/5')).header['content-length']).toBe('5');
    const { data } = await client.request<Echo>({ url: '/echo', method: 'PUT' });
    expect(data.method).toBe('PUT');
  });

  it('calls its header function for each request', async () => {
    let count = 0;
    const header = async ({ url }: { url: string }) => ({ 'X-Count': ++count, 'X-For': url });
    const client = create({ baseURL: '/api', header });
    await client.get('/echo');
    const { data } = await client.get<Echo>('/echo');
    expect(data.headers).toMatchObject({ 'x-count': '2', 'x-for': '/echo' });
  });

  it('rejects, aborts and reports progress as request does', async () => {
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

  it('[S9.1] has a time-out of 10000 ms by default', async () => {
    const waited: number[] = [];
    const after = (ms: number, run: () => void) => {
      waited.push(ms);
      return context.env.after(ms, run);
    };
    const own = { ...context, env: { ...context.env, after } };
    await platformOf(own).createClient().get('/api/echo');
    expect(waited).toContain(10_000);
    expect(waited).not.toContain(60_000);
    const quick = create({ timeout: 60 }).get('/api/slow?ms=5000');
    await expect(quick).rejects.toMatchObject({ errMsg: 'request:fail request timeout' });
  });

  it('passes requests and answers through its own interceptors only', async () => {
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

  it('uses the interceptors of `request` too', async () => {
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
  ])('with the options %o rejects', async (options, message) => {
    await expect(create(options as never).get('/api/echo')).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `request:fail ${message}`,
    });
  });

  it('throws for options of the wrong type, and reports a wrong parameter of a request', async () => {
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
