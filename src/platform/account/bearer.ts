import { attempt } from '@/shared/errors';
import { joinUrl } from '@/platform/network/address';

type Target = { readonly url: string; readonly baseURL?: string | undefined };

/**
 * Whether a request may carry the session's bearer: its URL has the origin of the client's base URL, and lies below
 * the path of it. `/apix` does not lie below `/api`. An empty base URL means the whole origin of the document.
 */
export function mayCarryBearer(
  { url, baseURL: ownBase }: Target,
  baseURL: string,
  documentURL: string,
): boolean {
  const base = attempt(() => new URL(baseURL, documentURL));
  const target = attempt(() => new URL(joinUrl(ownBase ?? baseURL, url), documentURL));
  if (!base || !target || target.origin !== base.origin || !/^https?:$/.test(target.protocol)) {
    return false;
  }
  // The browser would send its own Authorization for a name in the URL.
  if (target.username !== '' || target.password !== '') return false;
  const folder = baseURL === '' ? '/' : `${base.pathname.replace(/\/+$/, '')}/`;
  return `${target.pathname}/`.startsWith(folder);
}

export function bearerOf(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** Whether a header has the token in one of its values. */
export function carries(header: unknown, token: string): boolean {
  const hasToken = (value: unknown) => token !== '' && String(value).includes(token);
  // A request may have any value in place of a header. request() refuses it.
  return attempt(() => Object.values(Object(header)).some(hasToken)) ?? false;
}
