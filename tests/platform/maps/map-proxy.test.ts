import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnv, type MapProvider } from '@/platform';
import { loadProvider } from '@/platform/maps/load-provider';
import { createMessages, loadWords } from '@/shared/messages';
import { createMapProxy } from '../../../server/map-proxy/index.mjs';
import { setUpBackend } from '../../helpers/backend';
import { listen, setUpMapUpstream } from '../../helpers/map-upstream';
import { beijing, nearest } from '../../helpers/map-services';

/** `portico/map-proxy` on a server, in front of the services at `api`. The providers have no key. */
function setUpMapProxy(api: (name: string) => string) {
  let proxy: ReturnType<typeof createMapProxy>;
  let port = 0;
  const server = createServer((request, response) => proxy.node(request, response));
  beforeAll(async () => {
    proxy = createMapProxy({
      tencent: { key: 'TK', api: api('tencent') },
      amap: { key: 'AK', api: api('amap') },
      tiles: true,
    });
    port = await listen(server);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const env = createEnv(globalThis as unknown as Window & typeof globalThis);
  return (provider: 'tencent' | 'amap') =>
    loadProvider(
      { env, messages: createMessages('en', loadWords) },
      { provider, proxy: `http://localhost:${port}/api/map/${provider}` },
    );
}

const { signal } = new AbortController();

describe.each(['tencent', 'amap'] as const)('%s behind portico/map-proxy', (name) => {
  const backend = setUpBackend();
  const places = setUpMapProxy(
    (service) => `http://localhost:${backend.port()}/api/maps/${service}`,
  );
  const upstream = setUpMapUpstream();
  const recorded = setUpMapProxy(() => upstream.url());

  it('[S9.9] [S9.10] finds places without a key in the browser', async () => {
    const provider = await places(name);
    const found = await provider.nearby(beijing, 5000, 1, signal);
    expect([found.places.length, found.hasMore]).toEqual([20, true]);
    expect(found.places[0]).toMatchObject({ name: nearest.name, address: nearest.address });
    expect((await provider.nearby(beijing, 5000, 2, signal)).places[0]?.id).not.toBe(nearest.id);
    const cafes = await provider.search('cafe', beijing, 1, signal);
    expect(cafes.places[0]?.name).toBe(nearest.name);
    expect((await provider.reverse(beijing, signal))?.name).toBe(nearest.name);
  });

  it('sends each parameter of the provider to the service', async () => {
    const provider = await recorded(name);
    const direct = new Map<string, string>();
    const env = createEnv({
      ...globalThis,
      fetch: (url: string) => {
        direct.set(new URL(url).pathname, new URL(url).search);
        return Promise.reject(new TypeError('only the address counts'));
      },
    } as unknown as Window & typeof globalThis);
    const own = await loadProvider(
      { env, messages: createMessages('en', loadWords) },
      { provider: name, key: 'k' },
    );
    const calls = [
      (each: MapProvider) => each.nearby(beijing, 5000, 2, signal),
      (each: MapProvider) => each.search('cafe', beijing, 1, signal),
      (each: MapProvider) => each.reverse(beijing, signal),
    ];
    for (const call of calls) {
      await call(own).catch(() => {});
      expect(direct.size).toBe(1);
      await call(provider).catch(() => {});
      const [[path, search] = ['', '']] = [...direct];
      const wanted = Object.fromEntries(new URLSearchParams(search));
      expect(upstream.asked.at(-1)?.url.split('?')[0]).toBe(path);
      expect(upstream.query()).toEqual({ ...wanted, key: name === 'tencent' ? 'TK' : 'AK' });
      direct.clear();
    }
  });

  it('loads its tiles from the proxy', async () => {
    upstream.answers((response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('p'),
    );
    const tiles = await (await recorded(name)).tiles(signal);
    if (tiles.kind !== 'images') throw new Error('the tiles are not pictures');
    const url = (tiles.urls[0] ?? '')
      .replace('{x}', '11')
      .replace('{y}', '12')
      .replace('{z}', '13');
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, 'p']);
    const { key, ...query } = upstream.query();
    expect(key).toBe(name === 'tencent' ? 'TK' : undefined);
    expect(query).toEqual(Object.fromEntries(new URL(url).searchParams));
    expect(Object.values(query)).toEqual(expect.arrayContaining(['11', '12', '13']));
  });
});
