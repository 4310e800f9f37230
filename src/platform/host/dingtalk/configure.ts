import type { Env } from '@/platform/call/env';
import { PlatformError } from '@/platform/call/errors';
import { withTimeOut } from '@/platform/call/timers';
import type { DingTalkSdk } from './dd-sdk';
import type { DingTalkSignature } from './fetch-signature';

const PATIENCE = 10_000;

/** Asks for leave, which the SDK does once in a document's life. */
export async function configure(
  env: Env,
  sdk: DingTalkSdk,
  signature: DingTalkSignature,
  jsApiList: readonly string[],
): Promise<void> {
  const granted = new Promise<void>((resolve, reject) => {
    sdk.config({ ...signature, type: 0, jsApiList: [...jsApiList] });
    sdk.ready(resolve);
    sdk.error(reject);
  });
  await withTimeOut(env, granted, PATIENCE).catch((cause: unknown) => {
    const { errorMessage } = Object(cause) as { readonly errorMessage?: unknown };
    const said = typeof errorMessage === 'string' ? `: ${errorMessage}` : '';
    const message = `the host has refused the page${said}`;
    throw new PlatformError({ code: 'unsigned', api: 'host.ready', message, cause });
  });
}
