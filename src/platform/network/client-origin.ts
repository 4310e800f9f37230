import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import { joinUrl } from './address';
import type { HeaderParams, NetworkParams } from './fields';

/** The names of header fields in which products send credentials. */
const CREDENTIAL = /auth|token|cookie|session|secret|api-?key/i;

/** Whether a request goes to the origin of the client's base address. Only that origin may get its credentials. */
export function isOwnOrigin(
  context: PlatformContext,
  { url, baseURL: own }: NetworkParams,
  baseURL: string = context.settings.baseURL,
): boolean {
  const { baseURI } = context.env.document;
  const home = attempt(() => new URL(baseURL, baseURI).origin);
  const target = attempt(() => new URL(joinUrl(own ?? baseURL, url), baseURI).origin);
  // request() reports a wrong address.
  return target === undefined || target === home;
}

/** The same header if it has no credentials. */
export function withoutCredentials(header: HeaderParams): HeaderParams {
  const isCredential = (name: string) =>
    CREDENTIAL.test(name) || /^\s*(bearer|basic)\s/i.test(String(header[name]));
  const names = Object.keys(header);
  return names.some(isCredential)
    ? Object.fromEntries(names.filter((name) => !isCredential(name)).map((n) => [n, header[n]]))
    : header;
}

export function warnWithheld({ env }: PlatformContext, { url }: NetworkParams): void {
  if (!import.meta.env.DEV) return;
  env.window.console.warn(
    `request: the credentials of createClient's header are not sent to ${url.slice(0, 200)}, which is ` +
      "another origin than the client's baseURL. Set baseURL, or give the header with the request.",
  );
}
