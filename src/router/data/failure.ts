import { isLostCode } from '@/shared/lost-code';
import type { Failure } from '../routes/route-table';

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

export function failureIn(error: unknown): Failure {
  const status = statusOf(error);
  const facts = { code: codeOf(error), url: urlOf(error) };
  if (status !== null) return { kind: 'server', status, ...facts };
  return { kind: isOfConnection(error) ? 'connection' : 'error', ...facts };
}

export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** An error for the console. A Response says nothing there, and few errors name the URL. The cause is what was thrown. */
export function explained(error: unknown, pageUrl: string): unknown {
  const status = statusOf(error);
  if (status === null) return error;
  const answer = [`the server answered ${status}`, urlOf(error)].filter(Boolean).join(': ');
  return new Error(`the loader of '${pageUrl}' failed: ${answer}`, { cause: error });
}

function statusOf(error: unknown): number | null {
  const { status, statusCode, response } = factsOf(error);
  const all = [status, statusCode, response?.status, response?.statusCode];
  return all.find((one): one is number => typeof one === 'number' && one >= 400) ?? null;
}

function codeOf(error: unknown): string | undefined {
  const { code } = factsOf(error);
  return typeof code === 'string' ? code : undefined;
}

/** The address of the request. */
function urlOf(error: unknown): string | undefined {
  const { url, response, config } = factsOf(error);
  return [url, response?.url, config?.url].find((one): one is string => typeof one === 'string');
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
