import type { PlatformContext } from '@/platform/call/context';
import { PlatformError } from '@/platform/call/errors';
import { askServer } from '@/platform/host/ask-server';
import type { AdapterConfig } from '@/platform/host/config-for';
import { withTimeOut } from '@/platform/call/timers';

/** For the network; a visitor's tap may be waiting for it. */
const PATIENCE = 10_000;

const names = ['agentId', 'corpId', 'timeStamp', 'nonceStr', 'signature'] as const;

/** What dd.config takes. */
export type DingTalkSignature = { readonly [N in (typeof names)[number]]: string | number };

/** The signature of an address, from the product's own server. */
export async function fetchSignature(
  { env }: Pick<PlatformContext, 'env'>,
  { sign, endpoint = '' }: Pick<AdapterConfig, 'sign' | 'endpoint'>,
  url: string,
): Promise<DingTalkSignature> {
  const asked: Promise<unknown> = sign ? sign(url) : askServer(env.window, endpoint, url);
  const answer = await withTimeOut(env, asked, PATIENCE).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : 'no reason given';
    throw refusal(`the address could not be signed: ${url} (${why})`, cause);
  });
  const fields = Object(answer) as Readonly<Record<string, unknown>>;
  // Servers that sign for WeChat as well write it without the capital letter.
  const signed: Record<string, unknown> = { ...fields };
  signed['timeStamp'] ??= fields['timestamp'];
  const missing = names.find((name) => {
    const value = signed[name];
    return value === '' || (typeof value !== 'string' && typeof value !== 'number');
  });
  if (missing) throw refusal(`the signature's answer lacks ${missing}`);
  return Object.fromEntries(names.map((name) => [name, signed[name]])) as DingTalkSignature;
}

function refusal(message: string, cause?: unknown): PlatformError {
  return new PlatformError({ code: 'unsigned', api: 'host.ready', message, cause });
}
