import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import type { Headers } from './header-fields';
import type { Answer, Order } from './send';

/**
 * Sends it by the browser's own fetch, and gives its stream as it is: axios would copy each part once more, and the
 * copies of a long download fill the heap faster than they are collected.
 */
export async function sendStream(
  { env: { window, document } }: Pick<PlatformContext, 'env'>,
  { method, url, headers, body, withCredentials, xsrfCookieName, xsrfHeaderName }: Order,
  signal: AbortSignal,
): Promise<Answer> {
  const isOwn = new URL(url).origin === window.location?.origin;
  const token = isOwn && xsrfHeaderName !== '' ? readCookie(document.cookie, xsrfCookieName) : null;
  const response = await window.fetch(url, {
    method,
    headers: token === null ? headers : { ...headers, [xsrfHeaderName]: token },
    body: (body as BodyInit | undefined) ?? null,
    credentials: withCredentials ? 'include' : 'same-origin',
    signal,
  });
  const received: Headers = Object.fromEntries(response.headers);
  const hidesEncoding = response.type === 'cors' && !response.headers.has('Content-Encoding');
  const { status, body: data, url: from } = response;
  return { status, headers: received, data, url: from, hidesEncoding };
}

function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(/;\s*/)) {
    const [key, ...value] = cookie.split('=');
    if (name !== '' && key === name) return decode(value.join('='));
  }
  return null;
}

function decode(value: string): string {
  return attempt(() => decodeURIComponent(value)) ?? value;
}
