import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { attempt } from '@/shared/errors';
import { joinUrl } from './build-url';

type Address = { readonly url: string; readonly baseURL: string | undefined };

/** The full address of a call, by the caller's base address, the app's [S7.1], and the document's. */
export function resolveUrl(
  { env, settings }: PlatformContext,
  { url, baseURL = settings.baseURL }: Address,
  fail: Fail,
  protocols: RegExp = /^https?:$/,
): URL {
  const address = attempt(() => new URL(joinUrl(baseURL, url), env.document?.baseURI));
  if (!address || !protocols.test(address.protocol)) {
    throw fail('invalid', `parameter.url is no address on the web: ${url.slice(0, 200)}`);
  }
  return address;
}
