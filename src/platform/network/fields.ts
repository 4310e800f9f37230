import {
  callback,
  type Field,
  fieldFor,
  flag,
  isRecord,
  listOf,
  mapped,
  number,
  oneOf,
  optional,
  required,
  shape,
  text,
  where,
} from '@/platform/call/params';
import { LONGEST_TIMER } from '@/shared/clock';
import type { Env } from '@/platform/call/env';
import type { Backoff } from '@/platform/call/timers';

export type RetryPlan = Backoff & {
  /** New attempts in a row. */
  readonly times: number;
  /** Milliseconds without a byte that end an attempt; 0 for no limit. @default QUIET after the first byte */
  readonly attemptTimeout?: number | undefined;
};

/** The parameters that request, uploadFile and downloadFile share. */
export type NetworkParams = {
  /** A full address, or a path behind the base address. */
  readonly url: string;
  /** @default the app's `request.baseURL`, which is empty [S7.1] */
  readonly baseURL?: string | undefined;
  readonly header?: HeaderParams | undefined;
  /** Milliseconds for the whole call, attempts and waits included. 0 means no limit. @default 60000 [S9.1] */
  readonly timeout?: number | undefined;
  /** Sends cookies to other origins too. @default false */
  readonly withCredentials?: boolean | undefined;
  /** The cookie that holds the token against forged requests. @default 'XSRF-TOKEN' */
  readonly xsrfCookieName?: string | undefined;
  /** The header field that takes the token, to the same origin only. '' means none. @default 'X-XSRF-TOKEN' */
  readonly xsrfHeaderName?: string | undefined;
};

/** The parameters that uploads and downloads share, beside those of every request. */
export type TransferParams = {
  /**
   * Whether the call waits for the network while the phone is offline, at most for its `timeout`, or fails with code
   * `offline`.
   * @default 'wait'
   */
  readonly whenOffline?: 'wait' | 'fail' | undefined;
};

export type HeaderParams = {
  readonly [name: string]: string | number | boolean | null | undefined;
};

export type RetryParams = {
  /** New attempts after the first. @default 2 */
  readonly times?: number | undefined;
  /** Milliseconds before the second attempt. The wait doubles with each further attempt. @default 300 */
  readonly delay?: number | undefined;
  /** The longest wait between two attempts. @default 30000 */
  readonly maxDelay?: number | undefined;
  /**
   * Milliseconds without a byte that end an attempt and begin the next. 0 means no limit.
   * @default 30000 for transfers after the server's first answer, else 0
   */
  readonly attemptTimeout?: number | undefined;
};

/** The argument of `retry.onAttempt`. */
export type RequestAttempt = {
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The status of the attempt before. Undefined if it brought no answer. */
  readonly statusCode?: number | undefined;
  /** The error of the attempt before, if it brought no answer. */
  readonly cause?: unknown;
};

/** `maxDelay` does not limit the server's `Retry-After`: a request waits that long if its deadline allows it. */
export type RequestRetryParams = RetryParams & {
  /** @default GET, HEAD, OPTIONS, PUT and DELETE, and every method that carries an idempotency key */
  readonly methods?: readonly string[] | undefined;
  /** The statuses that lead to another attempt. @default 408, 425, 429, 500, 502, 503 and 504 */
  readonly statuses?: readonly number[] | undefined;
  /** Runs before each attempt, also before the first. */
  readonly onAttempt?: ((attempt: RequestAttempt) => unknown) | undefined;
};

export type Headers = Readonly<Record<string, string>>;

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** The name of a header field. An empty name means no field. */
const headerName = where(
  text,
  (name) => name === '' || TOKEN.test(name),
  'the name of a header field',
);

/** The header fields that a browser accepts. Null and undefined are left out. */
export const headerFields: Field<Headers> = (value, name) => {
  if (!isRecord(value)) return { refused: `parameter.${name} should be an object` };
  const headers: Record<string, string> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined || item === null) continue;
    const isPlain = /^(string|number|boolean)$/.test(typeof item);
    const isSound = TOKEN.test(key) && isHeaderValue(String(item));
    if (!isPlain || !isSound) {
      return { refused: `parameter.${name}[${JSON.stringify(key)}] is not a header field` };
    }
    headers[key] = String(item).trim();
  }
  return { value: headers };
};

function isHeaderValue(value: string): boolean {
  return /^[^\0\r\n\u0100-\uffff]*$/.test(value);
}

/** A limit above the longest timer means no limit. */
export const duration = mapped(
  where(number, (ms) => ms >= 0, '0 or more'),
  (ms) => Math.min(ms, LONGEST_TIMER),
);

/** A wait that repeats. A wait of 0 would block everything else. */
export const restBetween = where(duration, (ms) => ms >= 1, '1 or more');

/** A whole number. */
export const countFrom = (least: 0 | 1): Field<number> =>
  fieldFor(
    (value) => Number.isSafeInteger(value) && Number(value) >= least,
    `a whole number, ${least} or more`,
  );

export const count = countFrom(0);

export const notEmpty: Field<string> = (value, name) => {
  const answer = text(value, name);
  if ('refused' in answer) return answer;
  return answer.value === '' ? { refused: `parameter.${name} should not be empty String` } : answer;
};

const retryFields = {
  times: optional(count, 2),
  delay: optional(duration, 300),
  maxDelay: optional(duration, 30_000),
  attemptTimeout: optional(duration),
};

const retryShape = shape(retryFields);

/** A number of attempts, true for two, or a plan in detail. */
export const retryPlan: Field<RetryPlan> = (value, name) => planOf(retryShape, value, name);

const method = mapped(text, (value) => value.toUpperCase());

const requestRetryShape = shape({
  ...retryFields,
  methods: optional(listOf(method)),
  statuses: optional(listOf(count)),
  onAttempt: optional(callback()),
});

export type RequestRetryPlan = RetryPlan &
  Pick<RequestRetryParams, 'methods' | 'statuses' | 'onAttempt'>;

/** The same with the rules that only requests have. */
export const requestRetryPlan: Field<RequestRetryPlan> = (value, name) =>
  planOf(requestRetryShape as Field<RequestRetryPlan>, value, name);

function planOf<T>(plan: Field<T>, value: unknown, name: string): ReturnType<Field<T>> {
  if (typeof value === 'boolean') return plan({ times: value ? 2 : 0 }, name);
  return plan(typeof value === 'number' ? { times: value } : value, name);
}

/** true for a new key, or the product's own key. */
export const idempotencyKey = fieldFor<string | boolean>(
  (value) =>
    typeof value === 'boolean' ||
    (typeof value === 'string' && value !== '' && isHeaderValue(value)),
  'true or a text for the Idempotency-Key header',
);

/** 128 random bits. `randomUUID` exists from Safari 15.4 on, and in secure contexts only. */
export function newKey({ window: { crypto } }: Env): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const whenOffline = oneOf('wait', 'fail');

export const networkFields = {
  url: required(notEmpty),
  baseURL: optional(text),
  header: optional(headerFields, {}),
  timeout: optional(duration),
  withCredentials: optional(flag, false),
  xsrfCookieName: optional(text, 'XSRF-TOKEN'),
  xsrfHeaderName: optional(headerName, 'X-XSRF-TOKEN'),
};

/** `true` means the defaults, `false` means none. */
export function orFlag<T>(field: Field<T>): Field<T | null> {
  return (value, name) => {
    if (value === false) return { value: null };
    return field(value === true ? {} : value, name);
  };
}

/** One item, or a list of items. */
export function oneOrMore<T>(item: Field<T>): Field<readonly T[]> {
  return (value, name) => listOf(item)(Array.isArray(value) ? value : [value], name);
}

/** Header names are case-insensitive. */
export function headerIn(headers: Headers, name: string): string | undefined {
  const key = Object.keys(headers).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : headers[key];
}

/** The later field wins, in any case. */
export function mergeHeaders(...all: readonly Headers[]): Headers {
  const merged = new Map<string, readonly [string, string]>();
  for (const headers of all) {
    for (const entry of Object.entries(headers)) merged.set(entry[0].toLowerCase(), entry);
  }
  return Object.fromEntries(merged.values());
}

export function withoutHeader(headers: Headers, name: string): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([key]) => key.toLowerCase() !== name.toLowerCase()),
  );
}
