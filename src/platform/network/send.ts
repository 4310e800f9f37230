import { failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Controls } from '@/platform/call/task';
import { createCodeLoaders } from '@/platform/call/load';
import { attempt } from '@/shared/errors';
import type { Body } from './body';
import { type Answer, bodyLength, requireWhole } from './answer';
import type { EarlyAnswer } from './early-request';
import { type Headers, headerIn } from './fields';
import { hostFetch } from './host-fetch';

const loadAxios = () => import('./axios-sender');

type BodyType = 'text' | 'arraybuffer' | 'blob' | 'stream';

/** A request as it goes out. Nothing is left to decide. */
export type Order = {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: Body | undefined;
  readonly bodyType: BodyType;
  readonly withCredentials: boolean;
  readonly xsrfCookieName: string;
  readonly xsrfHeaderName: string;
  /** A listener makes the browser announce an upload to another origin by OPTIONS first. */
  readonly onUpload?: ((bytes: number, total: number | undefined) => void) | undefined;
  readonly onDownload?: ((bytes: number, total: number | undefined) => void) | undefined;
  /** The user of the request: it is not sent while another user is signed in. */
  readonly owner?: string | null | undefined;
  /** The same request, if it has already left. */
  readonly early?: EarlyAnswer | undefined;
};

/** Sends an order once. Rejects if no whole answer came; of a stream, if none began. */
export async function send(
  context: PlatformContext,
  order: Order,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, bodyType, early } = order;
  if (bodyType === 'stream') {
    requireOwner(context, order);
    return sendStream(context, order, signal);
  }
  const answer = early
    ? await readEarly(early, order, signal)
    : await sendByAxios(context, order, signal);
  const { headers, data } = answer;
  if (method !== 'HEAD') requireWhole(answer, sizeOf(data));
  return bodyType === 'text' ? { ...answer, data: textOf(data, headers) } : answer;
}

async function sendByAxios(
  context: PlatformContext,
  { method, url, headers, body, bodyType, onUpload, onDownload, ...order }: Order,
  signal: AbortSignal,
): Promise<Answer> {
  const { shelf } = context;
  const { createSender } = await shelf(createCodeLoaders)(loadAxios).fetch();
  requireOwner(context, order);
  const hasNoType = body === undefined && headerIn(headers, 'Content-Type') === undefined;
  let isForeign = !isSameOrigin(context, { url });
  const response = await shelf(createSender).request({
    method,
    url,
    // Otherwise axios would name the type of a form.
    headers: hasNoType ? { ...headers, 'Content-Type': false } : headers,
    data: body,
    // Bytes for a text: axios would read every text as UTF-8, whatever the server says.
    responseType: bodyType === 'text' ? 'arraybuffer' : bodyType,
    xsrfCookieName: order.xsrfCookieName,
    xsrfHeaderName: order.xsrfHeaderName,
    signal,
    fetchOptions: {
      onAnswer: ({ type }: Response) => {
        isForeign = type === 'cors';
      },
    },
    // False would be 'omit' for fetch, and a page's own server would get no cookies.
    ...(order.withCredentials && { withCredentials: true }),
    // Only XHR reports the progress of an upload without streaming it, and streaming needs HTTP/2. An app reports none.
    ...(onUpload &&
      !hostFetch(context) && {
        adapter: ['xhr', 'fetch'],
        onUploadProgress: ({ loaded, total }) => onUpload(loaded, total),
      }),
    ...(onDownload && { onDownloadProgress: ({ loaded, total }) => onDownload(loaded, total) }),
  });
  const { responseURL } = (response.request ?? {}) as Partial<XMLHttpRequest>;
  if (responseURL) isForeign = !isSameOrigin(context, { url: responseURL });
  const received = plainHeaders(response.headers);
  return { status: response.status, headers: received, data: response.data as unknown, isForeign };
}

/** Reads the answer to a request that left before this code had loaded. It does not wait for axios. */
async function readEarly(
  { response: coming, abort }: EarlyAnswer,
  { bodyType, onDownload }: Order,
  signal: AbortSignal,
): Promise<Answer> {
  signal.addEventListener('abort', abort);
  const response = await coming;
  const headers: Headers = Object.fromEntries(response.headers);
  const read = bodyType === 'blob' ? 'blob' : 'arrayBuffer';
  const length = bodyLength({ headers });
  const counted = onDownload ? counting(response, (bytes) => onDownload(bytes, length)) : response;
  const data: unknown = await counted[read]();
  // Later requests need it.
  loadAxios().catch(() => {});
  return { status: response.status, headers, data, isForeign: response.type === 'cors' };
}

/** The same answer. The listener learns of each part that was read. */
function counting({ body, headers }: Response, onBytes: (bytes: number) => void): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      onBytes(bytes);
      controller.enqueue(part);
    },
  });
  const type = headers.get('Content-Type');
  const init = type === null ? {} : { headers: { 'Content-Type': type } };
  return new Response(body?.pipeThrough(counter) ?? null, init);
}

/** The data may be of another window, so it is no instance of a class of this one. */
function sizeOf(data: unknown): number {
  const { byteLength, size } = (data ?? {}) as Partial<ArrayBuffer & Blob>;
  return byteLength ?? size ?? 0;
}

function isSameOrigin({ env }: Pick<PlatformContext, 'env'>, { url }: Pick<Order, 'url'>): boolean {
  return new URL(url).origin === env.window.location?.origin;
}

/** Decodes a text by the charset that the server names, as XHR does. UTF-8 is the default. */
function textOf(data: unknown, headers: Headers): unknown {
  return data instanceof ArrayBuffer ? decoderFor(headers).decode(data) : (data ?? '');
}

export function decoderFor(headers: Headers): TextDecoder {
  const [, charset] = /charset\s*=\s*"?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? [];
  return attempt(() => new TextDecoder(charset)) ?? new TextDecoder();
}

/**
 * Sends an order by the browser's own fetch and returns its stream unchanged. axios would copy each part once more, and
 * the copies of a long download fill the heap faster than the browser collects them.
 */
export async function sendStream(
  context: PlatformContext,
  { method, url, headers, body, withCredentials, xsrfCookieName, xsrfHeaderName }: Order,
  signal: AbortSignal,
): Promise<Answer> {
  const { window, document } = context.env;
  const mayHaveToken = isSameOrigin(context, { url }) && xsrfHeaderName !== '';
  const token = mayHaveToken ? readCookie(document.cookie, xsrfCookieName) : null;
  const byHost = hostFetch(context);
  const init: RequestInit = {
    method,
    headers: token === null ? headers : { ...headers, [xsrfHeaderName]: token },
    body: (body as BodyInit | undefined) ?? null,
    credentials: withCredentials ? 'include' : 'same-origin',
    signal,
  };
  const response = await (byHost ? byHost(new Request(url, init)) : window.fetch(url, init));
  const received: Headers = Object.fromEntries(response.headers);
  const { status, body: data, url: from, type } = response;
  return { status, headers: received, data, url: from, isForeign: type === 'cors' };
}

/**
 * Whether the progress of an upload costs no further request. A listener makes the browser announce a simple POST to
 * another origin by OPTIONS, which it would not do otherwise.
 */
export function isUploadFree(context: PlatformContext, order: Order): boolean {
  const isSimple = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i;
  const type = headerIn(order.headers, 'Content-Type');
  const isAnnounced = order.method !== 'POST' || (type !== undefined && !isSimple.test(type));
  return isAnnounced || isSameOrigin(context, order);
}

/** Whole percent, 0 to 100. It is 0 as long as the total is not known. */
export function percentOf(done: number, total: number | undefined): number {
  if (total === undefined || total <= 0) return 0;
  return Math.min(100, Math.round((done / total) * 100));
}

function plainHeaders(headers: object): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(/;\s*/)) {
    const [key, ...value] = cookie.split('=');
    const text = value.join('=');
    if (name !== '' && key === name) return attempt(() => decodeURIComponent(text)) ?? text;
  }
  return null;
}

type Owned = Pick<Controls<never>, 'owner'>;

/** The user who was signed in when the product made the call. Null for nobody. */
export function ownerOf({ auth }: PlatformContext, { owner }: Owned): string | null {
  return owner === undefined ? auth.owner() : owner;
}

/** Whether another user has signed in since. After a sign-out alone, the request goes on with what it has. */
export function isOthers({ auth }: PlatformContext, { owner }: Owned): boolean {
  const now = auth.owner();
  return Boolean(owner) && now !== null && now !== owner;
}

/** One user's request must not be sent with another user's cookie. */
export function requireOwner(context: PlatformContext, request: Owned): void {
  if (!isOthers(context, request)) return;
  throw failureOf('request')('abort', 'another user has signed in since the call');
}
