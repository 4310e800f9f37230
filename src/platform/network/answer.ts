import type { Fail } from '@/platform/call/check';
import type { PlatformError } from '@/platform/call/errors';
import type { Headers } from './fields';

/** The answer, whatever its status. */
export type Answer = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Headers;
  readonly data: unknown;
  /** The final address after redirects, if the browser tells it. */
  readonly url?: string;
  /** Whether another origin has answered, also after a redirect. It may hide header fields. */
  readonly isForeign?: boolean;
};

/** The form in which the caller wants the data. `auto`: JSON if it is JSON, else its text. */
export type AnswerKind = 'auto' | 'json' | 'text' | 'arraybuffer' | 'blob';

export type Response<T = unknown> = {
  readonly data: T;
  readonly statusCode: number;
  /** Names in lower case. */
  readonly header: Readonly<Record<string, string>>;
  /** Always empty: browsers hide Set-Cookie from pages. */
  readonly cookies: readonly string[];
};

/** Throws a SyntaxError if the data must be JSON and is not: the server says so, or the caller wants it. */
export function readAnswer({ status, headers, data }: Answer, kind: AnswerKind): Response {
  return {
    data: typeof data === 'string' ? readText(data, kind, headers['content-type'], status) : data,
    statusCode: status,
    header: headers,
    cookies: [],
  };
}

function readText(
  text: string,
  kind: AnswerKind,
  contentType: string | undefined,
  status: number,
): unknown {
  if (kind === 'text' || text === '') return text;
  const isJson = /^[^;]*[/+]json\s*(;|$)/i.test(contentType ?? '');
  // A proxy may answer with an error page instead of JSON. Its status is the error then.
  const mustBe = (kind === 'json' || isJson) && status >= 200 && status < 300;
  // Data without a JSON type may still be JSON. But 007 or 1e5 in a plain text stays a text.
  if (!mustBe && !isJson && !/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (mustBe) throw error;
    return text;
  }
}

export function isSuccess(statusCode: number): boolean {
  return statusCode >= 200 && statusCode <= 299;
}

export function isHtmlType(headers: Headers): boolean {
  return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}

/** A whole HTML page. The sign-in of a public network answers every address with one. */
export function isHtmlPage({ headers, data }: Pick<Answer, 'headers' | 'data'>): boolean {
  if (typeof data !== 'string') return false;
  return /^\s*<(!doctype html|html\b)/i.test(data) || (isHtmlType(headers) && /^\s*</.test(data));
}

/** Their answers have no body. A length in their header is that of another answer. */
const BODILESS = [204, 205, 304];

/** The length of the body. Undefined if the server does not name it, or if the body is compressed. */
export function bodyLength({ headers }: Pick<Answer, 'headers'>): number | undefined {
  const length = headers['content-length'];
  return isPlain(headers) && length !== undefined && /^\d+$/.test(length)
    ? Number(length)
    : undefined;
}

/** Whether the bytes of the body are the bytes of the file, without compression. */
export function isPlain(headers: Answer['headers']): boolean {
  return /^(identity)?$/.test(headers['content-encoding'] ?? '');
}

/**
 * Throws if the body has fewer bytes than the server named: not every browser reports that. Not for HEAD, whose answer
 * has the length of a body that does not come. Another origin does not tell its encoding, so its length may be that of
 * compressed data. Compression makes random bytes longer: by 64 bytes and a thousandth at most.
 */
export function requireWhole(answer: Omit<Answer, 'data'>, bytes: number): void {
  if (BODILESS.includes(answer.status)) return;
  const hidesEncoding = answer.isForeign && !answer.headers['content-encoding'];
  const slack = hidesEncoding ? 64 + bytes / 1000 : 0;
  if (bytes < (bodyLength(answer) ?? 0) - slack) throw new Error('the answer ended too early');
}

/** The server answered, but not with what the protocol promises. */
export class UnusableAnswer extends Error {}

/** The error of a transfer that the server refused. `kind` is the form of the answer's data. */
export function refusedTransfer(
  fail: Fail,
  answer: Answer,
  kind: AnswerKind,
  message: string,
): PlatformError {
  const response = readAnswer(answer, kind);
  return fail('http-status', message, response, { response: { ...response, url: answer.url } });
}
