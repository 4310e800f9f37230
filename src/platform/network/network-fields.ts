import {
  type Field,
  flag,
  listOf,
  number,
  optional,
  required,
  shape,
  text,
} from '@/platform/call/params';
import { LONGEST_TIMER } from '@/shared/clock';
import { headerFields, headerName, type HeaderParams } from './header-fields';
import type { RetryPlan } from './retry-policy';

/** What request, uploadFile and downloadFile have in common. */
export type NetworkParams = {
  /** A full address, or a path behind the base address. */
  readonly url: string;
  /** @default the app's `request.baseURL`, which is empty [S7.1] */
  readonly baseURL?: string | undefined;
  readonly header?: HeaderParams | undefined;
  /** Milliseconds for the whole call, tries and waits included; 0 for no end. @default 60000 [S9.1] */
  readonly timeout?: number | undefined;
  /** Sends cookies to other origins too. @default false */
  readonly withCredentials?: boolean | undefined;
  /** The cookie that holds the token against forged requests. @default 'XSRF-TOKEN' */
  readonly xsrfCookieName?: string | undefined;
  /** The header field that takes it, to the same origin only; '' for none. @default 'X-XSRF-TOKEN' */
  readonly xsrfHeaderName?: string | undefined;
};

export type RetryParams = {
  readonly times?: number | undefined;
  /** Milliseconds before the first new try; each later one waits twice as long. @default 300 */
  readonly delay?: number | undefined;
  /** Also the longest Retry-After that is waited for. @default 30000 */
  readonly maxDelay?: number | undefined;
  /**
   * Milliseconds without a byte that end an attempt and begin the next; 0 for no limit.
   * @default 30000 for transfers after the server's first answer, else 0
   */
  readonly attemptTimeout?: number | undefined;
};

/** Longer than a timer can wait is for ever. */
export const duration: Field<number> = (value, name) => {
  const answer = number(value, name);
  if ('refused' in answer) return answer;
  return answer.value < 0
    ? { refused: `parameter.${name} should be 0 or more` }
    : { value: Math.min(answer.value, LONGEST_TIMER) };
};

/** Waits that follow each other: without a rest between them nothing else would come to its turn. */
export const restBetween: Field<number> = (value, name) => {
  const answer = duration(value, name);
  return 'value' in answer && answer.value < 1
    ? { refused: `parameter.${name} should be 1 or more` }
    : answer;
};

export const count: Field<number> = (value, name) =>
  Number.isSafeInteger(value) && Number(value) >= 0
    ? { value: Number(value) }
    : { refused: `parameter.${name} should be a whole number, 0 or more` };

export const notEmpty: Field<string> = (value, name) => {
  const answer = text(value, name);
  if ('refused' in answer) return answer;
  return answer.value === '' ? { refused: `parameter.${name} should not be empty String` } : answer;
};

export const callback: Field<(...args: never[]) => unknown> = (value, name) =>
  typeof value === 'function'
    ? { value: value as (...args: never[]) => unknown }
    : { refused: `parameter.${name} should be a function` };

const retryShape = shape({
  times: optional(count, 2),
  delay: optional(duration, 300),
  maxDelay: optional(duration, 30_000),
  attemptTimeout: optional(duration),
});

/** A number of times, true for two, or how in detail. */
export const retryPlan: Field<RetryPlan> = (value, name) => {
  if (typeof value === 'boolean') return retryShape({ times: value ? 2 : 0 }, name);
  return typeof value === 'number' ? retryShape({ times: value }, name) : retryShape(value, name);
};

export const networkFields = {
  url: required(notEmpty),
  baseURL: optional(text),
  header: optional(headerFields, {}),
  timeout: optional(duration),
  withCredentials: optional(flag, false),
  xsrfCookieName: optional(text, 'XSRF-TOKEN'),
  xsrfHeaderName: optional(headerName, 'X-XSRF-TOKEN'),
};

/** One, or a list of them. */
export function oneOrMore<T>(item: Field<T>): Field<readonly T[]> {
  return (value, name) => listOf(item)(Array.isArray(value) ? value : [value], name);
}
