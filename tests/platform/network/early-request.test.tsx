import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestParams } from '@/platform';
import { sendEarly } from '@/platform/network/early-request';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';

type Echo = { readonly method: string; readonly headers: Readonly<Record<string, string>> };

// Tests in the same document may have left the cookie.
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});
afterEach(() => vi.restoreAllMocks());

/** A new app, whose code for requests has not loaded, and the requests that leave. */
function start() {
  const fetched = vi.spyOn(window, 'fetch');
  const { context } = realPlatform();
  return { context, platform: platformOf(context), fetched };
}

function addressesOf({ mock }: ReturnType<typeof start>['fetched']): string[] {
  return mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
}

describe('the first GET of a cold app', () => {
  it('leaves at once, before the code of request has loaded, and is sent once', async () => {
    const { platform, fetched } = start();
    const header = { 'X-App': 'marble' };
    const task = platform.request<Echo>({ url: '/api/echo?a=1', method: 'GET', header });
    const sent = () => addressesOf(fetched).filter((url) => url.endsWith('/api/echo?a=1'));
    await Promise.resolve();
    expect(sent()).toHaveLength(1);
    const { data, statusCode, header: received } = await task;
    expect(sent()).toHaveLength(1);
    expect(statusCode).toBe(200);
    expect(received['content-type']).toContain('application/json');
    expect(data.headers).toMatchObject({
      'x-app': 'marble',
      accept: 'application/json, text/plain, */*',
    });
  });

  it('is the same request as a later one', async () => {
    const { platform } = start();
    const params = {
      url: '/api/echo',
      header: { accept: 'text/plain', Authorization: 'Bearer a' },
    };
    const [early, late] = [
      (await platform.request<Echo>(params)).data,
      (await platform.request<Echo>(params)).data,
    ];
    expect(early).toEqual(late);
  });

  it('is retried as any other', async () => {
    const { platform, fetched } = start();
    const url = `/api/flaky?fail=1&key=${Math.random()}`;
    const { data } = await platform.request({ url, retry: { times: 1, delay: 1 } });
    expect(data).toMatchObject({ ok: true, call: 2 });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('rejects with the status that the server answered', async () => {
    const { platform } = start();
    await expect(platform.request({ url: '/api/status/404' })).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 404, data: { status: 404 } },
    });
  });

  it('rejects with network when the connection breaks', async () => {
    const { platform } = start();
    await expect(platform.request({ url: '/api/drop?after=10&total=99' })).rejects.toMatchObject({
      code: 'network',
    });
    await expect(start().platform.request({ url: '/api/reset' })).rejects.toMatchObject({
      code: 'network',
    });
  });

  it('[S8.2] ends with an abort, also on the way', async () => {
    const { platform, fetched } = start();
    const task = platform.request({ url: '/api/slow?ms=5000' });
    await Promise.resolve();
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('[S8.2] does not reach the server if its task is aborted at once', async () => {
    const { platform } = start();
    const keys = Array.from({ length: 20 }, () => `${Math.random()}`);
    for (const key of keys) {
      const task = platform.request({ url: `/api/flaky?fail=0&key=${key}` });
      task.abort();
      await expect(task).rejects.toMatchObject({ code: 'abort' });
    }
    const counts = keys.map(async (key) => {
      const response = await fetch(`/api/flaky?fail=0&key=${key}`);
      return ((await response.json()) as { readonly call: number }).call;
    });
    expect(new Set(await Promise.all(counts))).toEqual(new Set([1]));
  });

  it('[S8.2] is not sent if an interceptor ran and the task is aborted by then', async () => {
    const { platform, fetched } = start();
    platform.use('request', { invoke: () => task.abort() });
    const task = platform.request({ url: '/api/echo' });
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.dynamicImportSettled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[S8.1] ends with its time-out, and closes the connection', async () => {
    const { platform, fetched } = start();
    const task = platform.request({ url: '/api/stall?after=10&total=99', timeout: 200 });
    await expect(task).rejects.toMatchObject({ code: 'timeout', limit: 'call' });
    await vi.waitFor(() => expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true));
  });

  it('reports its progress, and brings bytes and blobs', async () => {
    const { platform } = start();
    const task = platform.request({ url: '/api/bytes/4000', responseType: 'arraybuffer' });
    const seen: unknown[] = [];
    task.onProgress((now) => seen.push(now));
    expect((await task).data).toHaveProperty('byteLength', 4000);
    expect(seen.at(-1)).toEqual({
      phase: 'download',
      progress: 100,
      bytes: 4000,
      totalBytes: 4000,
    });
    const blob = await start().platform.request<Blob>({
      url: '/api/bytes/300',
      responseType: 'blob',
    });
    expect([blob.data.size, blob.data.type]).toEqual([300, 'application/octet-stream']);
  });

  it('waits for the code if an interceptor may change it', async () => {
    const { platform, fetched } = start();
    platform.use('request', { invoke: (params) => ({ ...params, url: '/api/status/201' }) });
    const task = platform.request({ url: '/api/echo' });
    expect(fetched).not.toHaveBeenCalled();
    expect((await task).statusCode).toBe(201);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a request waits for its code', () => {
  const { signal } = new AbortController();
  const early = (params: unknown, prepare: (at: ReturnType<typeof start>) => void = () => {}) => {
    const app = start();
    app.fetched.mockResolvedValue(new Response(''));
    prepare(app);
    return sendEarly(app.context, params, signal);
  };

  it.each([
    ['it is no GET', { url: '/a', method: 'POST' }],
    ['it has data', { url: '/a', data: { n: 1 } }],
    ['it is read in parts', { url: '/a', onChunk: () => {} }],
    ['it sends cookies to other origins', { url: '/a', withCredentials: true }],
    ['its header is no text', { url: '/a', header: { 'X-N': 5 } }],
    ['its header is invalid', { url: '/a', header: { 'a b': 'x' } }],
    ['its address has a password', { url: 'https://ada:x@example.org/' }],
    ['its address is no address', { url: 'http://[' }],
    ['its address is of no web server', { url: 'data:text/plain,a' }],
    ['its address is relative', { url: 'stones' }],
    ['it has no address', {}],
    ['its address is empty', { url: '' }],
    ['its address is no text', { url: 5 }],
    ['it has no parameters', undefined],
  ])('if %s', (_what, params) => {
    expect(early(params)).toBe(undefined);
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('if the phone is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(early({ url: '/a' })).toBe(undefined);
  });

  it('if a cookie holds the token against forged requests', () => {
    document.cookie = 'XSRF-TOKEN=a';
    expect(early({ url: '/a' })).toBe(undefined);
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });
});

it('refuses a wrong parameter as a warm request does', async () => {
  const { platform } = start();
  const params = { url: '/api/echo', timeout: '5s' } as unknown as RequestParams;
  await expect(platform.request(params)).rejects.toMatchObject({
    code: 'invalid',
    message: 'parameter.timeout should be a number',
  });
});
