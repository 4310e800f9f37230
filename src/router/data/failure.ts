import { isLostCode } from '@/shared/lost-code';

/** The reason why the code or the data of a page did not come, as far as the error tells. */
export type Failure =
  /** There is no network, the connection broke, or the answer took too long. */
  | { readonly kind: 'connection' }
  | { readonly kind: 'server'; readonly status: number }
  /** A mistake in the product. */
  | { readonly kind: 'error' };

/** The fields of the errors of fetch, axios, ky, ofetch and the platform. */
type Facts = {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly status?: unknown;
  readonly statusCode?: unknown;
  readonly url?: unknown;
  readonly response?: Facts | null;
  readonly config?: Facts | null;
};

const CONNECTION_CODES = [
  'offline',
  'network',
  'timeout',
  'ERR_NETWORK',
  'ECONNABORTED',
  'ETIMEDOUT',
];

/** Every browser has other words for a fetch that reached no server. */
const FETCH_FAILED =
  /failed to fetch|fetch failed|load failed|networkerror|network connection|internet connection|could not connect|hostname could not/i;

const factsOf = (error: unknown) => Object(error) as Facts;

export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status !== null) return { kind: 'server', status };
  return { kind: isOfConnection(error) ? 'connection' : 'error' };
}

export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** An error for the console. A Response says nothing there, and few errors name the URL. The cause is what was thrown. */
export function explained(error: unknown, pageUrl: string): unknown {
  const status = statusOf(error);
  if (status === null) return error;
  const { url, response, config } = factsOf(error);
  const address = [url, response?.url, config?.url].find((text) => typeof text === 'string');
  const answer = [`the server answered ${status}`, address].filter(Boolean).join(': ');
  return new Error(`the loader of '${pageUrl}' failed: ${answer}`, { cause: error });
}

function statusOf(error: unknown): number | null {
  const { status, statusCode, response } = factsOf(error);
  const all = [status, statusCode, response?.status, response?.statusCode];
  return all.find((one): one is number => typeof one === 'number' && one >= 400) ?? null;
}

function isOfConnection(error: unknown): boolean {
  const { name, code, message, cause } = factsOf(error);
  return (
    isLostCode(error) ||
    name === 'TimeoutError' ||
    (typeof code === 'string' && CONNECTION_CODES.includes(code)) ||
    (name === 'TypeError' && typeof message === 'string' && FETCH_FAILED.test(message)) ||
    (cause !== undefined && isOfConnection(cause))
  );
}
