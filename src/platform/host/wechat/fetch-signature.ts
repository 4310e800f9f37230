import type { PlatformContext } from '@/platform/context';
import { PlatformError } from '@/platform/errors';
import { askServer, mayAskAgain } from '@/platform/host/ask-server';
import type { AdapterConfig } from '@/platform/host/config-for';
import type { HostSignature } from '@/platform/host/host-config';
import { inTime } from '@/platform/host/in-time';

/** For the network; a visitor's tap may be waiting for it. */
const PATIENCE = 10_000;

/** The signature of an address was not to be had. */
export class NotSigned extends PlatformError {
  /** Whether the same request may succeed later. */
  declare readonly mayAskAgain: boolean;

  constructor(message: string, mayAsk: boolean, cause?: unknown) {
    super({ code: 'unsigned', api: 'host.ready', message, cause });
    this.mayAskAgain = mayAsk;
  }
}

/** The signature of an address, from the product's own server. Rejects with NotSigned. */
export async function fetchSignature(
  { env }: Pick<PlatformContext, 'env'>,
  { sign, endpoint = '' }: Pick<AdapterConfig, 'sign' | 'endpoint'>,
  url: string,
): Promise<HostSignature> {
  const asked = sign ? sign(url) : (askServer(env.window, endpoint, url) as Promise<HostSignature>);
  const answer = await inTime(env, asked, PATIENCE).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : 'no reason given';
    const message = `the address could not be signed: ${url} (${why})`;
    throw new NotSigned(message, mayAskAgain(cause), cause);
  });
  const missing = (['appId', 'timestamp', 'nonceStr', 'signature'] as const).find((name) => {
    const value: unknown = Object(answer)[name];
    return value === '' || (typeof value !== 'string' && typeof value !== 'number');
  });
  if (missing) throw new NotSigned(`the signature's answer lacks ${missing}`, false);
  return answer;
}
