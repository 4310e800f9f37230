import { Axios } from 'axios';
import type { PlatformContext } from '@/platform/call/context';
import type { Body } from './encode-body';
import type { Headers } from './header-fields';
import { sendStream } from './send-stream';

export type BodyType = 'text' | 'arraybuffer' | 'blob' | 'stream';

/** A request as it goes out: nothing is left to decide. */
export type Order = {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: Body | undefined;
  readonly bodyType: BodyType;
  readonly withCredentials: boolean;
  readonly xsrfCookieName: string;
  readonly xsrfHeaderName: string;
  /** Listening to an upload makes a browser ask another origin's leave first. */
  readonly onUpload?: ((bytes: number, total: number | undefined) => void) | undefined;
  readonly onDownload?: ((bytes: number, total: number | undefined) => void) | undefined;
};

/** What came back, whatever its status. */
export type Answer = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Headers;
  readonly data: unknown;
  /** Where it came from in the end, where that is known. */
  readonly url?: string;
  /** Of another origin that does not tell: its length may be that of something compressed. */
  readonly hidesEncoding?: boolean;
};

/** Sends it once. Rejects when no whole answer came; of a stream, when none began. */
export async function send(
  context: PlatformContext,
  order: Order,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, url, headers, body, bodyType, onUpload, onDownload } = order;
  if (bodyType === 'stream') return sendStream(context, order, signal);
  const response = await context.shelf(createSender).request({
    method,
    url,
    headers,
    data: body,
    responseType: bodyType,
    withCredentials: order.withCredentials,
    xsrfCookieName: order.xsrfCookieName,
    xsrfHeaderName: order.xsrfHeaderName,
    signal,
    ...(onUpload && { onUploadProgress: ({ loaded, total }) => onUpload(loaded, total) }),
    ...(onDownload && { onDownloadProgress: ({ loaded, total }) => onDownload(loaded, total) }),
  });
  return {
    status: response.status,
    headers: plainHeaders(response.headers),
    data: response.data as unknown,
  };
}

/**
 * One of our own, and not by `create()`, which takes over what a product has set as the defaults of its axios: its
 * token would go wherever we send. Bodies are encoded and read by us.
 */
function createSender(): Axios {
  return new Axios({
    headers: { Accept: 'application/json, text/plain, */*' },
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    timeout: 0,
    // XHR where there is one: it tells how much has gone up.
    adapter: ['xhr', 'fetch'],
  });
}

function plainHeaders(headers: object): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
