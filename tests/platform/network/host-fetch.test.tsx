import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv, type HostAdapter, type HostConnection } from '@/platform';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

afterEach(() => void vi.restoreAllMocks());

type Options = { readonly fetches?: boolean; readonly connection?: Partial<HostConnection> };

/** An app whose adapter may send the requests of the page. */
function start({ fetches = true, connection }: Options) {
  const direct = vi.spyOn(window, 'fetch');
  const byApp: Request[] = [];
  const adapter: HostAdapter = {
    via: 'super-app',
    detect: () => ({ app: 'super-app', fetches }),
    load: async () => () => ({
      calls: {},
      fetch: (request) => {
        if (!request.url.includes('/api/')) return null;
        byApp.push(request);
        return Promise.resolve(Response.json({ from: 'the app' }));
      },
      ...connection,
    }),
  };
  const { context } = fakePlatform({ env: createEnv(window), host: { adapters: [adapter] } });
  const urls = () => direct.mock.calls.map(([input]) => String((input as Request).url ?? input));
  return { platform: platformOf(context), byApp, urls };
}

describe('[S1.2] requests through the app around the page', () => {
  it('requests, uploads and streams go through an app that fetches', async () => {
    const { platform, byApp, urls } = start({});
    const { data } = await platform.request({ url: '/api/echo' });
    expect(data).toEqual({ from: 'the app' });
    const upload = platform.uploadFile({
      url: '/api/upload',
      filePath: new File(['abc'], 'a.txt'),
      name: 'file',
    });
    upload.onProgress(() => {});
    expect((await upload).data).toBe('{"from":"the app"}');
    const parts: string[] = [];
    for await (const part of platform.createClient().stream('/api/echo')) parts.push(part);
    expect(parts.join('')).toBe('{"from":"the app"}');
    expect(byApp.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/echo',
      '/api/upload',
      '/api/echo',
    ]);
    expect(urls().filter((url) => url.includes('/api/'))).toEqual([]);
  });

  it('requests wait until the app has answered', async () => {
    const answer = createDeferred();
    const { platform, byApp, urls } = start({ connection: { ready: () => answer.promise } });
    const sent = platform.request({ url: '/api/echo' });
    await vi.waitFor(() => expect(platform.host.env().app).toBe('super-app'));
    expect(byApp).toEqual([]);
    expect(urls().filter((url) => url.includes('/api/'))).toEqual([]);
    answer.resolve();
    expect((await sent).data).toEqual({ from: 'the app' });
  });

  it('the browser sends what the app leaves, and everything if the app refused the page', async () => {
    const left = start({ connection: { fetch: () => null } });
    expect((await left.platform.request({ url: '/api/echo' })).data).toMatchObject({
      method: 'GET',
    });
    const refused = start({ connection: { ready: () => Promise.reject(new Error('no')) } });
    expect((await refused.platform.request({ url: '/api/echo' })).data).toMatchObject({
      method: 'GET',
    });
    expect(refused.byApp).toEqual([]);
  });

  it('an adapter that does not say `fetches` gets no request, and no request waits for it', async () => {
    const never = new Promise<void>(() => {});
    const { platform, byApp } = start({ fetches: false, connection: { ready: () => never } });
    expect((await platform.request({ url: '/api/echo' })).data).toMatchObject({ method: 'GET' });
    expect(byApp).toEqual([]);
  });
});
