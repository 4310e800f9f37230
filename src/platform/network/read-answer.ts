import type { Headers } from './header-fields';
import type { Answer } from './send';

/** What the data of an answer is to be. `auto`: JSON where it is JSON, else its text. */
export type AnswerKind = 'auto' | 'json' | 'text' | 'arraybuffer' | 'blob';

export type Response<T = unknown> = {
  readonly data: T;
  readonly statusCode: number;
  /** Names in lower case. */
  readonly header: Readonly<Record<string, string>>;
  /** Always empty: a browser shows its pages no Set-Cookie. */
  readonly cookies: readonly string[];
};

/** Throws a SyntaxError for what says that it is JSON, or was asked for as JSON, and is not. */
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
  // An error page in the place of JSON: its status is what matters.
  const mustBe = (kind === 'json' || isJson) && status >= 200 && status < 300;
  // What does not call itself JSON may still be; but 007 or 1e5 in a plain text is a text.
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

/** A whole page, as the login of a network shows it in place of any answer. */
export function isHtmlPage({ headers, data }: Pick<Answer, 'headers' | 'data'>): boolean {
  if (typeof data !== 'string') return false;
  return /^\s*<(!doctype html|html\b)/i.test(data) || (isHtmlType(headers) && /^\s*</.test(data));
}
