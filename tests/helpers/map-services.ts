import { beforeEach, expect, it } from 'vitest';
import { createEnv, type Env, type MapProvider } from '@/platform';
import type { ProviderOptions } from '@/platform/maps/provider';
import { createMessages, loadWords } from '@/shared/messages';
import { setUpBackend } from './backend';

export const beijing = { latitude: 39.9042, longitude: 116.4074 };
/** A point north of all places of the backend. */
const nowhere = { latitude: 85, longitude: 20 };

/** The nearest place, with all fields. */
export const nearest = {
  id: '3990.11641',
  name: 'Cafe 3990/11641',
  address: '11641 Street 3990',
  type: 'Cafe',
  latitude: 39.9,
  longitude: 116.41,
};

type Asked = { readonly url: URL; readonly init: RequestInit };

/**
 * A map service of the backend, behind a proxy or at its own address. Each test starts without
 * requests.
 */
export function setUpMapService(name: string, create: (options: ProviderOptions) => MapProvider) {
  const { port } = setUpBackend();
  const asked: Asked[] = [];
  beforeEach(() => void asked.splice(0));
  const base = () => `http://localhost:${port()}/api/maps/${name}`;
  const fetchHere: typeof fetch = (input, init = {}) => {
    const url = new URL(String(input));
    asked.push({ url, init });
    const { href, origin } = url;
    return fetch(url.protocol === 'https:' ? href.replace(origin, base()) : href, init);
  };
  const real = createEnv(globalThis as unknown as Window & typeof globalThis);
  const env: Env = { ...real, window: { fetch: fetchHere } as unknown as Env['window'] };
  const { signal } = new AbortController();

  /** Behind the proxy, without a key. */
  const proxied = (query = '', more: Partial<ProviderOptions> = {}) =>
    create({ env, messages: createMessages('en', loadWords), proxy: `${base()}${query}`, ...more });

  return {
    asked,
    env,
    signal,
    base,
    /** The address and the query of the last request. */
    last: () => {
      const { url, init } = asked.at(-1) as Asked;
      const at = url.protocol === 'https:' ? url.origin : url.host === `localhost:${port()}` && '';
      return {
        at: `${at}${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
    },
    proxied,
    /** At the service's own address. */
    direct: (key: string | undefined = undefined, more: Partial<ProviderOptions> = {}) =>
      create({ env, messages: createMessages('en', loadWords), key, ...more }),
    itFindsNothingWhereNothingIs: (words: string) =>
      it('finds nothing where nothing is', async () => {
        const provider = proxied();
        const empty = { places: [], hasMore: false };
        expect(await provider.nearby(nowhere, 5000, 1, signal)).toEqual(empty);
        expect(await provider.search(words, nowhere, 1, signal)).toEqual(empty);
        expect(await provider.reverse(nowhere, signal)).toBeNull();
      }),
  };
}
