import { badParameterError, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { tagOf } from '@/platform/call/take';
import { isBlob } from '@/platform/files/file-source';
import { attempt } from '@/shared/errors';
import { encodePercent } from '@/shared/percent';

export type QueryData = Readonly<Record<string, unknown>> | URLSearchParams | string;

/** Puts an address behind the base [S7.1]. An absolute address stays as it is. */
export function joinUrl(base: string, url: string): string {
  if (base === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  if (url === '' || /^[?#]/.test(url)) return base + url;
  return `${base.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;
}

type Address = { readonly url: string; readonly baseURL: string | undefined };

/** The full address of a call, by the caller's base address, the app's [S7.1], and the document's. */
export function resolveUrl(
  { env, settings }: PlatformContext,
  { url, baseURL = settings.baseURL }: Address,
  fail: Fail,
  protocols: RegExp = /^https?:$/,
): URL {
  const address = attempt(() => new URL(joinUrl(baseURL, url), env.document?.baseURI));
  if (!address || !protocols.test(address.protocol)) {
    const refused = `parameter.url is no address on the web: ${url.slice(0, 200)}`;
    throw badParameterError(fail, { refused, parameter: 'url' });
  }
  return address;
}

/** A GET's address with its data [S7.3]. */
export function withData(url: string, data: unknown, fail: Fail): string {
  if (data === undefined || data === null) return url;
  const parameter = 'data';
  if (!/^(Object|String|URLSearchParams)$/.test(tagOf(data))) {
    const refused = 'parameter.data should be an object or a text: it goes into the query';
    throw badParameterError(fail, { refused, parameter });
  }
  try {
    return addQuery(url, data as QueryData);
  } catch (cause) {
    const refused = 'parameter.data cannot be written into the query';
    throw badParameterError(fail, { refused, parameter }, cause);
  }
}

/** Writes data into the query [S7.3]. The hash stays, and so does each value whose name the data does not have. */
export function addQuery(url: string, data: QueryData): string {
  const pairs = pairsOf(data);
  if (pairs.length === 0) return url;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(url) ?? [];
  const names = new Set(pairs.map(([name]) => name));
  const kept = query.split('&').filter((part) => part !== '' && !names.has(nameOf(part)));
  const added = pairs.map(([name, value]) => `${encodePercent(name)}=${encodePercent(value)}`);
  return `${path}?${[...kept, ...added].join('&')}${hash}`;
}

/**
 * A value as one text: lists with commas, objects as JSON. Undefined if there is nothing to write. Throws for a file,
 * because JSON loses its content.
 */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
    return undefined;
  if (value === null) return '';
  if (isBlob(value)) throw new TypeError('a file has no text');
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function pairsOf(data: QueryData): readonly (readonly [string, string])[] {
  if (typeof data === 'string') return [...new URLSearchParams(data)];
  if (data instanceof URLSearchParams) return [...data];
  return fieldsOf(data);
}

/** An object's own fields as texts. Fields without a text are left out. */
export function fieldsOf(data: object): [string, string][] {
  return Object.entries(data).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value);
    return text === undefined ? [] : [[name, text]];
  });
}

/** The name of a part of a query, as forms read it. */
function nameOf(part: string): string {
  const [name] = [...new URLSearchParams(part).keys()];
  return name ?? '';
}
