import { addQuery, joinUrl } from '@/platform/network/build-url';
import { createMemory } from './create-memory';
import { createThrottle } from './create-throttle';
import { fetchJson } from './fetch-json';
import type { ProviderOptions } from './provider-options';

/** How many answers are remembered: some minutes of looking around. */
const REMEMBERED = 100;

type Host = {
  /** Unless there is a proxy. */
  readonly address: string;
  /** The name that the key has in the query. */
  readonly keyName?: string;
  /** Milliseconds from one request to the next. @default 0 */
  readonly gap?: number;
};

type Question<T> = {
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  readonly body?: unknown;
  /** What is in the answer. Throws where it is none, which is then asked for anew. */
  readonly read: (answer: unknown) => T;
};

export type Service = {
  urlOf(path: string, query?: Readonly<Record<string, unknown>>): string;
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<T>;
};

/** A service of maps behind its proxy, or at its own address with the key in the query. */
export function createService(options: ProviderOptions, host: Host): Service {
  const { env, key, proxy } = options;
  const { address, keyName, gap = 0 } = host;
  const recall = createMemory<unknown>(REMEMBERED);
  const turn = createThrottle(env, gap);

  const urlOf: Service['urlOf'] = (path, query = {}) => {
    const [base = '', always = ''] = (proxy ?? address).split('?');
    const url = joinUrl(base, path);
    const keys = keyName ? { [keyName]: key } : {};
    const all = always ? `${url}${url.includes('?') ? '&' : '?'}${always}` : url;
    return addQuery(all, { ...query, ...keys });
  };

  const ask = async <T>(question: Question<T>, signal: AbortSignal): Promise<T> => {
    const { path, query, headers = {}, body, read } = question;
    const url = urlOf(path, query);
    const init: RequestInit = body === undefined ? { headers } : jsonInit(body, headers);
    const answer = await recall(JSON.stringify([url, init]), signal, async (inner) => {
      await turn(inner);
      return read(await fetchJson(env, url, inner, init));
    });
    return answer as T;
  };

  return { urlOf, ask };
}

/** A POST of JSON. */
export function jsonInit(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
