import type { Env } from '@/platform/call/env';
import { isPlatformError, PlatformError } from '@/platform/call/errors';
import { inTime } from '@/platform/call/timers';
import type { AdapterConfig } from './config';

/** Milliseconds for the network. The tap of a user may wait for the signature. */
const TIME_OUT = 10_000;

/** The server gave no signature for an address. */
export type NotSigned = PlatformError & {
  /** Whether the same request may succeed later. */
  readonly mayAskAgain: boolean;
};

type Fields<N extends string> = { readonly [F in N]: string | number };

/**
 * Gets the signature of an address from the product's server. `names` are the fields that the app needs, and `aliases`
 * are other names that servers use for them. Rejects with NotSigned.
 */
export async function fetchSignature<N extends string>(
  { env }: { readonly env: Env },
  { sign, endpoint = '' }: Pick<AdapterConfig, 'sign' | 'endpoint'>,
  url: string,
  names: readonly N[],
  aliases: { readonly [F in N]?: string } = {},
): Promise<Fields<N>> {
  const ask = (): Promise<unknown> => (sign ? sign(url) : askServer(env.window, endpoint, url));
  const answer = await inTime(env, { ms: TIME_OUT }, ask).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : 'no reason given';
    const message = `the address could not be signed: ${url} (${why})`;
    throw notSigned(message, isTransient(cause), cause);
  });
  const given = Object(answer) as Readonly<Record<string, unknown>>;
  const valueOf = (name: N) => given[name] ?? given[aliases[name] ?? name];
  const missing = names.find((name) => !isFilled(valueOf(name)));
  if (missing) throw notSigned(`the signature's answer lacks ${missing}`, false);
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Fields<N>;
}

export function isNotSigned(error: unknown): error is NotSigned {
  return isPlatformError(error, 'unsigned') && 'mayAskAgain' in error;
}

export function notSigned(message: string, mayAskAgain: boolean, cause?: unknown): NotSigned {
  const error = new PlatformError({ code: 'unsigned', api: 'host.ready', message, cause });
  return Object.assign(error, { mayAskAgain });
}

async function askServer(window: Window, endpoint: string, url: string): Promise<unknown> {
  const response = await window.fetch(new URL(endpoint, window.document.baseURI), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
    cache: 'no-store',
    credentials: 'same-origin',
  });
  if (!response.ok) {
    const message = `${endpoint} answered ${response.status}`;
    throw new PlatformError({ code: 'http-status', api: 'host.ready', message, cause: response });
  }
  return response.json();
}

/** The network or the server failed. A server that refused the request would refuse it again. */
function isTransient(cause: unknown): boolean {
  if (!isPlatformError(cause) || cause.code !== 'http-status') return true;
  const { status } = cause.cause as Response;
  return status >= 500 || status === 408 || status === 429;
}

function isFilled(value: unknown): boolean {
  return value !== '' && (typeof value === 'string' || typeof value === 'number');
}
