import type { Env } from '@/platform/call/env';
import { createQueue } from '@/platform/call/queue';
import { pause } from '@/platform/call/timers';
import { addQuery, joinUrl } from '@/platform/network/address';
import { settleInTime } from './guard-provider';
import { MapFailure, type ProviderOptions } from './provider';

/** How many answers a service caches: some minutes of moving a map. */
const CACHED_ANSWERS = 100;

type ServiceOptions = {
  /** Used unless the app has a proxy. */
  readonly address: string;
  /** The key's name in the query. */
  readonly keyName?: string;
  /** Milliseconds between two requests. @default 0 */
  readonly gap?: number;
};

type Question<T> = {
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  readonly body?: unknown;
  /** Reads the answer. Throws if the answer is wrong. Wrong answers are not cached. */
  readonly read: (answer: unknown) => T;
};

export type Service = {
  urlOf(path: string, query?: Readonly<Record<string, unknown>>): string;
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<T>;
};

/** A map service: behind the app's proxy, or at its own address with the key in the query. */
export function createService(options: ProviderOptions, service: ServiceOptions): Service {
  const { env, key, proxy } = options;
  const { address, keyName, gap = 0 } = service;
  const cached = createCache<unknown>(CACHED_ANSWERS);
  const waitForTurn = createThrottle(env, gap);

  const urlOf: Service['urlOf'] = (path, query = {}) => {
    const [base = '', fixedQuery = ''] = (proxy ?? address).split('?');
    const url = joinUrl(base, path);
    const keys = keyName ? { [keyName]: key } : {};
    const full = fixedQuery ? `${url}${url.includes('?') ? '&' : '?'}${fixedQuery}` : url;
    return addQuery(full, { ...query, ...keys });
  };

  const ask = async <T>(question: Question<T>, signal: AbortSignal): Promise<T> => {
    const { path, query, headers = {}, body, read } = question;
    const url = urlOf(path, query);
    const init: RequestInit = body === undefined ? { headers } : jsonInit(body, headers);
    const answer = await cached(JSON.stringify([url, init]), async () => {
      await waitForTurn(signal);
      return read(await fetchJson(env, url, signal, init));
    });
    return answer as T;
  };

  return { urlOf, ask };
}

/** The address of the tiles of a layer, for services that speak WMTS. */
export function wmtsUrl(
  { urlOf }: Service,
  path: string,
  layer: string,
  tiles: { readonly FORMAT: string; readonly TILEMATRIXSET: string },
): string {
  const question = { SERVICE: 'WMTS', REQUEST: 'GetTile', VERSION: '1.0.0' };
  const url = urlOf(path, { ...question, LAYER: layer, STYLE: 'default', ...tiles });
  return `${url}&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
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

/** An answer as JSON. Always settles: with a MapFailure [S8.10], or with an error after an abort. */
export function fetchJson(
  env: Env,
  url: string,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<unknown> {
  return settleInTime(env, signal, async (inner) => {
    const request: RequestInit = {
      ...init,
      signal: inner,
      // Services bind keys to the origin of the page, and public ones require it.
      referrerPolicy: 'strict-origin-when-cross-origin',
    };
    const response = await reach(env.window.fetch(url, request));
    if (!response.ok) throw new MapFailure('load', `answered with status ${response.status}`);
    return JSON.parse(await reach(response.text()));
  });
}

/** The browser rejects both the request and the body with a TypeError if the connection fails. */
async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new MapFailure('network', 'the connection failed', cause);
  }
}

/** Returns the cached answer to a key, or that of `ask`. It caches the last `limit` answers, but no failures. */
export function createCache<T>(limit: number): (key: string, ask: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, T>();
  return async (key, ask) => {
    const answer = answers.has(key) ? (answers.get(key) as T) : await ask();
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > limit && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

/** Resolves when it is the caller's turn: in the order of the calls, at least `gap` milliseconds apart. */
export function createThrottle(env: Env, gap: number): (signal: AbortSignal) => Promise<void> {
  const enqueue = createQueue();
  let nextTurn = Number.NEGATIVE_INFINITY;
  return (signal) =>
    enqueue(async () => {
      if (signal.aborted) throw new Error('aborted');
      const rest = nextTurn - env.now();
      if (rest > 0) await pause(env, rest, signal);
      nextTurn = env.now() + gap;
    });
}
