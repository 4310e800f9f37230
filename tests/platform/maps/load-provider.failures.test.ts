import { describe, expect, it } from 'vitest';
import { createEnv, type MapProviderName } from '@/platform';
import { loadProvider } from '@/platform/maps/load-provider';
import { createMessages, loadWords } from '@/shared/messages';
import { setUpBackend } from '../../helpers/backend';
import { createManualClock } from '../../helpers/manual-clock';

const { port } = setUpBackend({ faults: true });
const real = createEnv(globalThis as unknown as Window & typeof globalThis);
const centre = { latitude: 31.23, longitude: 121.47 };
const names = ['osm', 'tencent', 'amap', 'tianditu', 'google', 'mapbox'] as const;

function load(provider: MapProviderName, query: string, env = real) {
  const proxy = `http://localhost:${port()}/api/maps/${provider}${query}`;
  return loadProvider({ env, messages: createMessages('en', loadWords) }, { provider, proxy });
}

const methods = {
  nearby: (provider: Awaited<ReturnType<typeof load>>, signal: AbortSignal) =>
    provider.nearby(centre, 5000, 1, signal),
  search: (provider: Awaited<ReturnType<typeof load>>, signal: AbortSignal) =>
    provider.search('cafe', centre, 1, signal),
  reverse: (provider: Awaited<ReturnType<typeof load>>, signal: AbortSignal) =>
    provider.reverse(centre, signal),
};

describe.each(names)('%s', (name) => {
  it.each([
    ['status', 'load'],
    ['broken', 'load'],
    ['shape', 'load'],
    ['reset', 'network'],
  ])('[S8.10] after the fault %s it fails with reason %s', async (fail, reason) => {
    const provider = await load(name, `?fail=${fail}`);
    for (const ask of Object.values(methods)) {
      await expect(ask(provider, new AbortController().signal)).rejects.toMatchObject({
        name: 'MapFailure',
        reason,
      });
    }
  });

  it('[S8.10] fails after 10 s without an answer', async () => {
    for (const ask of Object.values(methods)) {
      const clock = createManualClock();
      const provider = await load(name, '?fail=slow', { ...real, after: clock.after });
      const call = ask(provider, new AbortController().signal);
      call.catch(() => {});
      await clock.advance(10_000);
      await expect(call).rejects.toMatchObject({ reason: 'network', message: 'no answer in 10 s' });
    }
  });

  it('rejects when its signal is aborted', async () => {
    const provider = await load(name, '?fail=slow');
    for (const ask of Object.values(methods)) {
      const controller = new AbortController();
      const call = ask(provider, controller.signal);
      controller.abort();
      await expect(call).rejects.toThrow('aborted');
    }
  });

  it('asks again after a failure', async () => {
    let fail = true;
    const window = {
      fetch: (url: string, init: RequestInit) =>
        fetch(fail ? `${url}${url.includes('?') ? '&' : '?'}fail=status` : url, init),
    } as unknown as typeof real.window;
    const provider = await load(name, '', { ...real, window });
    const { signal } = new AbortController();
    await expect(methods.nearby(provider, signal)).rejects.toMatchObject({ reason: 'load' });
    fail = false;
    expect((await methods.nearby(provider, signal)).places.length).toBe(20);
  });

  it('keeps the query of the proxy’s address', async () => {
    const asked: string[] = [];
    const window = {
      fetch: (url: string, init: RequestInit) => {
        asked.push(url);
        return fetch(url, init);
      },
    } as unknown as typeof real.window;
    const provider = await load(name, '?tenant=7', { ...real, window });
    await methods.nearby(provider, new AbortController().signal);
    expect(new URL(asked[0] ?? '').searchParams.get('tenant')).toBe('7');
  });
});
