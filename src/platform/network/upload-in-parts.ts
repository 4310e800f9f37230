import type { PlatformContext } from '@/platform/context';
import { tell } from '@/platform/tell';
import { backoff } from './backoff';
import { arrivedBytes, formatContentRange, nextChunk } from './content-range';
import { isOffline } from './offline';
import { pause } from './pause';
import { isSuccess } from './read-answer';
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

/** Sends a file part by part. What was dropped is asked for, and sent from there. */
export async function uploadInParts(
  context: PlatformContext,
  upload: Upload,
  plan: ResumePlan,
  signal: AbortSignal,
  watch: Watch,
): Promise<Answer> {
  const { file, order } = upload;
  let url = plan.uploadUrl ? new URL(plan.uploadUrl, order.url).href : null;
  let arrived = 0;
  let isKnown = url === null;
  let failures = 0;

  for (;;) {
    const answer = await (async () => {
      if (url === null) return begin(context, upload, signal);
      if (!isKnown) return send(context, part(order, 'HEAD', url, {}), signal);
      const from = arrived;
      const sent = (bytes: number) => watch(Math.min(file.size, from + bytes), file.size);
      return send(context, chunkOrder(upload, url, from, plan.chunkSize, sent), signal);
    })().catch((cause: unknown) => {
      if (signal.aborted || isOffline(context) || failures >= plan.times) throw cause;
      return null;
    });

    if (answer && url === null && isSuccess(answer.status)) {
      const begun = locationOf(answer, order.url);
      // Nothing of the file has gone: that is no success. Another origin has to expose its Location.
      if (begun === null) throw new Error('the server did not say where the parts go');
      url = begun;
      tell(context.env, () => plan.onStart?.(begun));
    } else if (answer && url !== null && !isKnown && isSuccess(answer.status)) {
      isKnown = true;
      arrived = arrivedBytes(answer.headers['range']);
      watch(arrived, file.size);
    } else if (answer?.status === INCOMPLETE && arrivedBytes(answer.headers['range']) > arrived) {
      arrived = arrivedBytes(answer.headers['range']);
      failures = 0;
      watch(arrived, file.size);
    } else if (answer && !mayPass(answer.status)) {
      return answer;
    } else {
      if (answer && failures >= plan.times) return answer;
      // How much of it has arrived only the server knows.
      isKnown = url === null;
      await pause(context.env, backoff(failures++, plan, Math.random()), signal);
    }
  }
}

function begin(
  context: PlatformContext,
  { order, about }: Upload,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { ...order.headers, 'Content-Type': 'application/json' };
  return send(context, { ...order, headers, body: JSON.stringify(about) }, signal);
}

function chunkOrder(
  { file, order }: Upload,
  url: string,
  arrived: number,
  size: number,
  onUpload: (bytes: number) => void,
): Order {
  const chunk = nextChunk(arrived, file.size, size);
  const { start, end } = chunk ?? { start: file.size, end: file.size };
  const range = chunk ? formatContentRange(start, end, file.size) : `bytes */${file.size}`;
  const headers = { 'Content-Range': range, 'Content-Type': 'application/octet-stream' };
  return { ...part(order, 'PUT', url, headers), body: file.slice(start, end), onUpload };
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
