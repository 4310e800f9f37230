import type { PlatformContext } from '@/platform/call/context';
import { hostStatus } from '@/platform/host/status';
import { attempt } from '@/shared/errors';

// This file is in the first load. It holds only what the first request of a cold app needs.

/** A request that left before the code of `request` had loaded. */
export type EarlyAnswer = {
  readonly url: string;
  readonly response: Promise<Response>;
  readonly abort: () => void;
};

export const ACCEPT = 'application/json, text/plain, */*';

const isTime = (value: unknown) => typeof value === 'number' && value >= 0 && value < Infinity;
const isText = (value: unknown): value is string => typeof value === 'string';
/** Not an object of a class, whose parameters may be getters, and no list. */
const isPlain = (value: unknown): value is object =>
  Object.getPrototypeOf(Object(value)) === Object.prototype;
const isKind = (value: unknown) => isText(value) && /^(json|text|arraybuffer|blob)$/.test(value);

/** A call with another parameter, or with another value, waits for the code, whose check may refuse it. */
const PLAIN: { readonly [name: string]: (value: unknown) => boolean } = {
  // A path, or an address in full.
  url: (value) => isText(value) && /^(https?:\/)?\/[^/]/i.test(value),
  method: (value) => value === 'GET',
  baseURL: isText,
  // Headers() would cut off the end of a line.
  header: (value) =>
    isPlain(value) && Object.values(value).every((item) => isText(item) && !/[\r\n]/.test(item)),
  timeout: isTime,
  attemptTimeout: isTime,
  dataType: isKind,
  responseType: isKind,
  retry: (value) =>
    typeof value === 'boolean' || (Number.isSafeInteger(value) && Number(value) >= 0),
  signal: (value) => value instanceof AbortSignal,
};

/**
 * Sends a plain GET in the task of the call, so that the app's first data does not wait for the code of `request`. That code checks
 * the parameters and takes over the answer.
 */
export function sendEarly(
  { env: { window, document }, settings, shelf }: PlatformContext,
  input: unknown,
  signal: AbortSignal,
): EarlyAnswer | undefined {
  return attempt(() => {
    const params = input as Record<string, string>;
    const { url = '', baseURL = settings.baseURL, header = {} } = params;
    const isPath = url.startsWith('/');
    const { href } = new URL(isPath ? baseURL.replace(/\/+$/, '') + url : url, document.baseURI);
    const isSound =
      isPlain(params) &&
      Object.entries({ ...params, url }).every(
        ([name, value]) => value === undefined || PLAIN[name]?.(value),
      ) &&
      // axios moves the password of an address into the header.
      /^https?:[^@]*$/.test(href) &&
      !/XSRF-TOKEN=/.test(document.cookie) &&
      window.navigator.onLine &&
      !shelf(hostStatus).detected.fetches;
    if (!isSound) return void fetchAxios();
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
