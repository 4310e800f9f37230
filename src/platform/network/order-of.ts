import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { addQuery, type QueryData } from './build-url';
import { type EncodedBody, encodeBody } from './encode-body';
import { type Headers, headerIn, withoutHeader } from './header-fields';
import { resolveUrl } from './resolve-url';
import type { BodyType, Order } from './send';

type Params = {
  readonly url: string;
  readonly baseURL: string | undefined;
  readonly method: string;
  readonly data: unknown;
  readonly header: Headers;
  readonly withCredentials: boolean;
  readonly xsrfCookieName: string;
  readonly xsrfHeaderName: string;
};

/** What is to be sent [S7.3]: a GET's data is in its address, any other's is its body. */
export function orderOf(
  context: PlatformContext,
  params: Params,
  bodyType: BodyType,
  fail: Fail,
): Order {
  const { method, data, header, withCredentials, xsrfCookieName, xsrfHeaderName } = params;
  const common = { method, bodyType, withCredentials, xsrfCookieName, xsrfHeaderName };
  if (method === 'GET' || method === 'HEAD') {
    const url = addData(resolveUrl(context, params, fail).href, data, fail);
    return { ...common, url, headers: header };
  }
  const { body, contentType } = encode(data, header, fail);
  const rest = withoutHeader(header, 'Content-Type');
  return {
    ...common,
    url: resolveUrl(context, params, fail).href,
    headers: contentType === null ? rest : { ...rest, 'Content-Type': contentType },
    body,
  };
}

function addData(url: string, data: unknown, fail: Fail): string {
  if (data === undefined || data === null) return url;
  const kind = Object.prototype.toString.call(data);
  if (!/^\[object (Object|String|URLSearchParams)\]$/.test(kind)) {
    throw fail('invalid', 'parameter.data should be an object or a text: it goes into the query');
  }
  try {
    return addQuery(url, data as QueryData);
  } catch (cause) {
    throw fail('invalid', 'parameter.data can not be written into the query', cause);
  }
}

function encode(data: unknown, header: Headers, fail: Fail): EncodedBody {
  try {
    return encodeBody(data, headerIn(header, 'Content-Type'));
  } catch (cause) {
    throw fail('invalid', 'parameter.data can not be written as JSON', cause);
  }
}

/** Whether listening to its upload would make the browser ask another origin for leave that it needs not else. */
export function isUploadFree({ env }: PlatformContext, { url, headers }: Order): boolean {
  const isSimple = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i;
  const type = headerIn(headers, 'Content-Type');
  const isAsked = type !== undefined && !isSimple.test(type);
  return isAsked || new URL(url).origin === env.window.location?.origin;
}
