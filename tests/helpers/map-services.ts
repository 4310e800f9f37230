import { createEnv, type Env, type MapProvider } from '@/platform';
import type { ProviderOptions } from '@/platform/maps/provider-options';
import { createMessages } from '@/shared/messages';
import { setUpBackend } from './backend';

export const beijing = { latitude: 39.9042, longitude: 116.4074 };
/** North of all that the backend knows. */
export const nowhere = { latitude: 85, longitude: 20 };

type Asked = { readonly url: URL; readonly init: RequestInit };

/** A service of maps of the backend, whether it is asked through a proxy or at its own address. */
export function setUpMapService(name: string, create: (options: ProviderOptions) => MapProvider) {
  const { port } = setUpBackend();
  const asked: Asked[] = [];
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

  return {
    asked,
    env,
    signal,
    base,
    /** What was asked last: where, and with which query. */
    last: () => {
      const { url, init } = asked.at(-1) as Asked;
      const at = url.protocol === 'https:' ? url.origin : url.host === `localhost:${port()}` && '';
      return {
        at: `${at}${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
    },
    /** Through the proxy, without a key. */
    proxied: (query = '', more: Partial<ProviderOptions> = {}) =>
      create({ env, messages: createMessages('en'), proxy: `${base()}${query}`, ...more }),
    /** At the service's own address. */
    direct: (key: string | undefined = undefined, more: Partial<ProviderOptions> = {}) =>
      create({ env, messages: createMessages('en'), key, ...more }),
  };
}
