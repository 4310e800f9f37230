import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { createAttempts, limitAttempt } from './attempts';
import { arrivedBytes, formatContentRange, nextChunk } from './content-range';
import { isHtmlPage, isHtmlType, isSuccess } from './read-answer';
import type { RetryPlan } from './retry-policy';
import { type Answer, type Order, send } from './send';

export type ResumePlan = RetryPlan & {
  readonly chunkSize: number;
  /** Where an earlier call left off. */
  readonly uploadUrl: string | undefined;
  readonly onStart: ((uploadUrl: string) => unknown) | undefined;
};

type Upload = {
  readonly file: Blob;
  /** What the server is told about the file when the upload is begun. */
  readonly about: object;
  /** Of the request that begins it. */
  readonly order: Order;
};

type Watch = (bytes: number, total: number) => void;

/** More is awaited, says a server that keeps what has arrived. */
const INCOMPLETE = 308;

/**
 * Sends a file part by part. After a failed attempt it asks the server what has arrived, and goes on from there; where
 * the server keeps the upload no longer, it begins again. Attempts are counted from the last progress; while the phone
 * is offline none is made.
 */
export async function uploadInParts(
  context: PlatformContext,
  upload: Upload,
  plan: ResumePlan,
  signal: AbortSignal,
  watch: Watch,
): Promise<Answer> {
  const { file, order } = upload;
  const attempts = createAttempts(context, plan, signal);
  let url = plan.uploadUrl ? new URL(plan.uploadUrl, order.url).href : null;
  let arrived = 0;
  let furthest = 0;
  let isKnown = url === null;

  const keep = (bytes: number) => {
    arrived = bytes;
    watch(bytes, file.size);
    if (bytes <= furthest) return;
    furthest = bytes;
    attempts.progressed();
  };

  for (;;) {
    const asked = nextRequest(upload, { url, isKnown, arrived, chunkSize: plan.chunkSize });
    const from = arrived;
    const outcome = await limitAttempt(context.env, attempts.quiet, signal, (ending, moved) => {
      const onUpload = (bytes: number) => {
        if (ending.aborted) return;
        moved();
        if (asked.kind === 'part') watch(Math.min(file.size, from + bytes), file.size);
      };
      // An ear at a HEAD would make the browser ask another origin for leave first.
      const heard = asked.kind === 'ask' ? asked.order : { ...asked.order, onUpload };
      return send(context, heard, ending);
    }).catch((cause: unknown) => ({ cause }));

    const answer = 'cause' in outcome ? null : outcome;
    const step = answer && readStep(asked, answer, { arrived, furthest });
    if (step) attempts.answered();
    switch (step?.to) {
      case 'begun':
        url = step.url;
        tell(context.env, () => plan.onStart?.(step.url));
        continue;
      case 'arrived':
        isKnown = true;
        keep(step.bytes);
        continue;
      case 'over':
        return step.answer;
      case 'gone':
        url = null;
        arrived = 0;
    }
    // How much of it has arrived only the server knows.
    isKnown = url === null;
    const status = answer?.status ?? null;
    const isTaken = status !== null && isSuccess(status);
    const failure = isTaken ? { status: null } : { status, retryAfter: retryAfterOf(answer) };
    if (await attempts.again(failure)) continue;
    if ('cause' in outcome) throw outcome.cause;
    if (isTaken) throw new Error('the server does not say that it has the whole file');
    return outcome;
  }
}

type Request = {
  readonly kind: 'begin' | 'ask' | 'part';
  readonly order: Order;
  /** Whether the file ends with this part. */
  readonly isLast: boolean;
};

type State = {
  readonly url: string | null;
  readonly isKnown: boolean;
  readonly arrived: number;
  readonly chunkSize: number;
};

function nextRequest(upload: Upload, { url, isKnown, arrived, chunkSize }: State): Request {
  const { file, order } = upload;
  if (url === null) return { kind: 'begin', order: beginOrder(upload), isLast: false };
  if (!isKnown) return { kind: 'ask', order: part(order, 'HEAD', url, {}), isLast: false };
  const isLast = arrived + chunkSize >= file.size;
  return { kind: 'part', order: chunkOrder(upload, url, arrived, chunkSize), isLast };
}

type Step =
  | { readonly to: 'begun'; readonly url: string }
  | { readonly to: 'arrived'; readonly bytes: number }
  | { readonly to: 'over'; readonly answer: Answer }
  /** The server keeps this upload no longer. */
  | { readonly to: 'gone' };

/** What an answer means; null when the same may go better next time. */
function readStep(
  { kind, order, isLast }: Request,
  answer: Answer,
  { arrived, furthest }: { readonly arrived: number; readonly furthest: number },
): Step | null {
  const { status, headers } = answer;
  // The login page of a network answers 200 to everything.
  if (isSuccess(status) && isHtmlPage(answer)) return null;
  if (kind === 'begin' && isSuccess(status)) {
    const url = locationOf(answer, order.url);
    // Nothing of the file has gone: that is no success. Another origin has to expose its Location.
    if (url === null) throw new Error('the server did not say where the parts go');
    return { to: 'begun', url };
  }
  if (kind === 'ask' && isSuccess(status)) {
    // What had arrived cannot be nothing now, unless somebody else answers.
    const isStrange = furthest > 0 && headers['range'] === undefined && isHtmlType(headers);
    return isStrange ? null : { to: 'arrived', bytes: arrivedBytes(headers['range']) };
  }
  // A part in the middle is no end, whatever the server says: it is asked what it has.
  if (kind === 'part' && isSuccess(status)) return isLast ? { to: 'over', answer } : null;
  if (status === INCOMPLETE && arrivedBytes(headers['range']) > arrived) {
    return { to: 'arrived', bytes: arrivedBytes(headers['range']) };
  }
  if (kind !== 'begin' && (status === 404 || status === 410)) return { to: 'gone' };
  return mayPass(status) ? null : { to: 'over', answer };
}

function retryAfterOf(answer: Answer | null): string | undefined {
  return answer?.headers['retry-after'];
}

function beginOrder({ order, about }: Upload): Order {
  const headers = { ...order.headers, 'Content-Type': 'application/json' };
  return { ...order, headers, body: JSON.stringify(about) };
}

function chunkOrder({ file, order }: Upload, url: string, arrived: number, size: number): Order {
  const chunk = nextChunk(arrived, file.size, size);
  const { start, end } = chunk ?? { start: file.size, end: file.size };
  const range = chunk ? formatContentRange(start, end, file.size) : `bytes */${file.size}`;
  const headers = { 'Content-Range': range, 'Content-Type': 'application/octet-stream' };
  return { ...part(order, 'PUT', url, headers), body: file.slice(start, end) };
}

function part(order: Order, method: string, url: string, headers: Order['headers']): Order {
  return { ...order, method, url, headers: { ...order.headers, ...headers }, body: undefined };
}

/** Where the parts go: told by Location, or by an id below the address. */
function locationOf({ headers, data }: Answer, url: string): string | null {
  if (headers['location']) return new URL(headers['location'], url).href;
  const id = /"id"\s*:\s*(?:"([^"\\]+)"|(\d+))/.exec(String(data));
  return id ? `${url.replace(/[?#].*$/s, '').replace(/\/$/, '')}/${id[1] ?? id[2]}` : null;
}

/** Also a part that did not fit: the server has more or less than we thought. */
function mayPass(status: number): boolean {
  return status === INCOMPLETE || [408, 409, 416, 425, 429].includes(status) || status >= 500;
}
