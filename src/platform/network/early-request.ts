import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';

// This file is in the first load. It holds only what the first request of a cold app needs.

/** A request that left before the code of `request` had loaded. */
export type EarlyAnswer = {
  readonly url: string;
  readonly response: Promise<Response>;
  readonly abort: () => void;
};

export const ACCEPT = 'application/json, text/plain, */*';

/** A call with any other parameter waits for the code. */
const PLAIN =
  /^(url|method|baseURL|header|timeout|attemptTimeout|dataType|responseType|retry|signal)$/;

/**
 * Sends a plain GET in the task of the call, so that the app's first data does not wait for the code of `request`. That code checks
 * the parameters and takes over the answer.
 */
export function sendEarly(
  { env: { window, document }, settings }: PlatformContext,
  input: unknown,
  signal: AbortSignal,
): EarlyAnswer | undefined {
  return attempt(() => {
    const params = input as Record<string, string>;
    const { url = '', method = 'GET', baseURL = settings.baseURL, header = {} } = params;
    const isPath = url.startsWith('/');
    const { href } = new URL(isPath ? baseURL.replace(/\/+$/, '') + url : url, document.baseURI);
    const isPlain =
      method === 'GET' &&
      // A path, or an address in full. axios moves the password of an address into the header.
      /^(https?:\/)?\/[^/]/i.test(url) &&
      !/@/.test(href) &&
      !/XSRF-TOKEN=/.test(document.cookie) &&
      window.navigator.onLine &&
      Object.keys(params).every((name) => PLAIN.test(name)) &&
      Object.values(header).every((value) => typeof value === 'string');
    if (!isPlain) return void fetchAxios();
    const controller = new AbortController();
    const abort = () => controller.abort();
    signal.addEventListener('abort', abort);
    const headers = new Headers(header as HeadersInit);
    if (!headers.has('Accept')) headers.set('Accept', ACCEPT);
    // In a microtask: browsers send a request even if its signal is aborted in the same task.
    const response = Promise.resolve().then(() =>
      window.fetch(href, { headers, signal: controller.signal }),
    );
    response.catch(() => {});
    return { url: href, response, abort };
  });
}

/**
 * Fetches axios beside code that will need it, so that it costs no further round trip. An early answer does not need it. Only the
 * first load uses it. Code that is fetched later has its own `import()`.
 */
export function fetchAxios(): void {
  import('./axios-sender').catch(() => {});
}
