import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, PlatformError } from '@/platform/call/errors';
import { askServer, mayAskAgain } from '@/platform/host/ask-server';
import type { AdapterConfig } from '@/platform/host/config-for';
import type { HostSignature } from '@/platform/host/host-config';
import { withTimeOut } from '@/platform/call/timers';

/** For the network; a visitor's tap may be waiting for it. */
const PATIENCE = 10_000;

/** The server gave no signature for an address. */
export type NotSigned = PlatformError & {
  /** Whether the same request may succeed later. */
  readonly mayAskAgain: boolean;
};

export function notSigned(message: string, isTransient: boolean, cause?: unknown): NotSigned {
  const error = new PlatformError({ code: 'unsigned', api: 'host.ready', message, cause });
  return Object.assign(error, { mayAskAgain: isTransient });
}

export function isNotSigned(error: unknown): error is NotSigned {
  return isPlatformError(error, 'unsigned') && 'mayAskAgain' in error;
}

/** The signature of an address, from the product's own server. Rejects with NotSigned. */
export async function fetchSignature(
  { env }: Pick<PlatformContext, 'env'>,
  { sign, endpoint = '' }: Pick<AdapterConfig, 'sign' | 'endpoint'>,
  url: string,
): Promise<HostSignature> {
  const asked = sign ? sign(url) : (askServer(env.window, endpoint, url) as Promise<HostSignature>);
  const answer = await withTimeOut(env, asked, PATIENCE).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : 'no reason given';
    const message = `the address could not be signed: ${url} (${why})`;
    throw notSigned(message, mayAskAgain(cause), cause);
  });
  const missing = (['appId', 'timestamp', 'nonceStr', 'signature'] as const).find((name) => {
    const value: unknown = Object(answer)[name];
    return value === '' || (typeof value !== 'string' && typeof value !== 'number');
  });
  if (missing) throw notSigned(`the signature's answer lacks ${missing}`, false);
  return answer;
}
