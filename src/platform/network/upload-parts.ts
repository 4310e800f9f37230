import { tell } from '@/platform/call/emitter';
import type { PlatformContext } from '@/platform/call/context';
import type { AttemptPlan } from './attempts';
import { limitAttempt } from './time-limits';
import { isHtmlPage, isHtmlType, isSuccess } from './answer';
import { type Answer, type Order, send } from './send';
import { INCOMPLETE, mayRepeatPart, transferAttempts, UnusableAnswer } from './transfer';
import { arrivedBytes, formatContentRange, nextChunk } from './transfer-headers';

/** How to upload a file in parts. */
export type UploadPlan = AttemptPlan & {
  readonly protocol: 'content-range' | 'tus';
  readonly chunkSize: number;
  /** The address of an upload that an earlier call began. */
  readonly uploadUrl: string | null;
  readonly onStart: ((uploadUrl: string) => unknown) | undefined;
};

export type PartedUpload = {
  readonly file: Blob;
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The request that begins the upload. */
  readonly order: Order;
};

export type WatchUpload = (bytes: number, total: number) => void;

/**
 * Uploads a file in parts, by Content-Range. After a failed attempt it asks the server which bytes have arrived, and
 * continues there. An upload that the server no longer has starts again. Each progress resets the count of attempts.
 */
export async function uploadInParts(
  context: PlatformContext,
  upload: PartedUpload,
  plan: UploadPlan,
  signal: AbortSignal,
  watch: WatchUpload,
): Promise<Answer> {
  const { file } = upload;
  const attempts = transferAttempts(context, plan, signal);
  let url = plan.uploadUrl;
  let arrived = 0;
  let isArrivedKnown = url === null;

  const setArrived = (bytes: number) => {
    arrived = bytes;
    watch(bytes, file.size);
    attempts.reached(bytes);
  };

  for (;;) {
    const request = nextRequest(upload, { url, isArrivedKnown, arrived, size: plan.chunkSize });
    const from = arrived;
    const outcome = await limitAttempt(context.env, attempts.quiet, signal, (ending, moved) => {
      const onUpload = (bytes: number) => {
        if (ending.aborted) return;
        moved();
        if (request.kind === 'part') watch(Math.min(file.size, from + bytes), file.size);
      };
      // With a progress listener, a browser would send a preflight request before a HEAD to another origin.
      const watched = request.kind === 'ask' ? request.order : { ...request.order, onUpload };
      return send(context, watched, ending);
    }).catch((cause: unknown) => ({ cause }));

    const answer = 'cause' in outcome ? null : outcome;
    const step = answer && stepAfter(request, answer, { arrived, furthest: attempts.furthest() });
    if (step) attempts.answered();
    switch (step?.kind) {
      case 'begun':
        url = step.url;
        tell(context.env, () => plan.onStart?.(step.url));
        continue;
      case 'arrived':
        isArrivedKnown = true;
        setArrived(step.bytes);
        continue;
      case 'over':
        return step.answer;
      case 'gone':
        url = null;
        arrived = 0;
    }
    // Only the server knows how much of a failed part has arrived.
    isArrivedKnown = url === null;
    const status = answer?.status ?? null;
    const isUnusable = status !== null && isSuccess(status);
    const retryAfter = answer?.headers['retry-after'];
    const cause = 'cause' in outcome ? outcome.cause : undefined;
    if (await attempts.again(isUnusable ? { status: null } : { status, cause, retryAfter }))
      continue;
    if ('cause' in outcome) throw outcome.cause;
    if (isUnusable) throw new UnusableAnswer('the server did not confirm the whole file');
    return outcome;
  }
}

type PartRequest = {
  readonly kind: 'begin' | 'ask' | 'part';
  readonly order: Order;
  /** Whether the part is the last one of the file. */
  readonly isLast: boolean;
};

type UploadState = {
  readonly url: string | null;
  readonly isArrivedKnown: boolean;
  readonly arrived: number;
  readonly size: number;
};

function nextRequest(upload: PartedUpload, state: UploadState): PartRequest {
  const { file, order } = upload;
  const { url, isArrivedKnown, arrived, size } = state;
  if (url === null) return { kind: 'begin', order: beginOrder(upload), isLast: false };
  if (!isArrivedKnown) {
    return { kind: 'ask', order: orderAt(order, 'HEAD', url, {}), isLast: false };
  }
  const isLast = arrived + size >= file.size;
  return { kind: 'part', order: partOrder(upload, url, arrived, size), isLast };
}

type Step =
  | { readonly kind: 'begun'; readonly url: string }
  | { readonly kind: 'arrived'; readonly bytes: number }
  | { readonly kind: 'over'; readonly answer: Answer }
  /** The server no longer has the upload. */
  | { readonly kind: 'gone' };

/** The meaning of an answer. Null if the same request may succeed later. */
function stepAfter(
  { kind, order, isLast }: PartRequest,
  answer: Answer,
  { arrived, furthest }: { readonly arrived: number; readonly furthest: number },
): Step | null {
  const { status, headers } = answer;
  // The login page of a public network answers 200 to everything.
  if (isSuccess(status) && isHtmlPage(answer)) return null;
  if (kind === 'begin' && isSuccess(status)) {
    const url = locationOf(answer, order.url);
    // A server of another origin must expose its Location header.
    if (url === null) throw new UnusableAnswer('the server named no address for the parts');
    return { kind: 'begun', url };
  }
  if (kind === 'ask' && isSuccess(status)) {
    // Bytes that had arrived cannot be gone. So this may be the login page of a network, whose HEAD has no body.
    const isLogin = furthest > 0 && headers['range'] === undefined && isHtmlType(headers);
    return isLogin ? null : { kind: 'arrived', bytes: arrivedBytes(headers['range']) };
  }
  // A success before the last part proves nothing, so ask the server which bytes it has.
  if (kind === 'part' && isSuccess(status)) return isLast ? { kind: 'over', answer } : null;
  if (status === INCOMPLETE && arrivedBytes(headers['range']) > arrived) {
    return { kind: 'arrived', bytes: arrivedBytes(headers['range']) };
  }
  if (kind !== 'begin' && (status === 404 || status === 410)) return { kind: 'gone' };
  return mayRepeatPart(status) ? null : { kind: 'over', answer };
}

function beginOrder({ file, fileName, fields, order }: PartedUpload): Order {
  const facts = { ...fields, name: fileName, size: file.size, type: file.type };
  const headers = { ...order.headers, 'Content-Type': 'application/json' };
  return { ...order, headers, body: JSON.stringify(facts) };
}

function partOrder(
  { file, order }: PartedUpload,
  url: string,
  arrived: number,
  size: number,
): Order {
  const chunk = nextChunk(arrived, file.size, size);
  const { start, end } = chunk ?? { start: file.size, end: file.size };
  const range = chunk ? formatContentRange(start, end, file.size) : `bytes */${file.size}`;
  const headers = { 'Content-Range': range, 'Content-Type': 'application/octet-stream' };
  return { ...orderAt(order, 'PUT', url, headers), body: file.slice(start, end) };
}

function orderAt(order: Order, method: string, url: string, headers: Order['headers']): Order {
  return { ...order, method, url, headers: { ...order.headers, ...headers }, body: undefined };
}

/** The address of the upload: its Location, or the `id` in the answer appended to the URL. */
function locationOf({ headers, data }: Answer, url: string): string | null {
  if (headers['location']) return new URL(headers['location'], url).href;
  const id = /"id"\s*:\s*(?:"([^"\\]+)"|(\d+))/.exec(String(data));
  return id ? `${url.replace(/[?#].*$/s, '').replace(/\/$/, '')}/${id[1] ?? id[2]}` : null;
}
