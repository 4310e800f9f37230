import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { headerIn } from './fields';
import { type Answer, isSuccess, UnusableAnswer } from './answer';
import { type Order, send } from './send';
import { type AttemptPlan, type Moved, type Outcome, retry } from './retry';

/** How to upload a file in parts. */
export type UploadPlan = AttemptPlan & {
  readonly chunkSize: number;
  /** The address of an upload that an earlier call began. */
  readonly uploadUrl: string | null;
  readonly onStart: ((uploadUrl: string) => unknown) | undefined;
};

type PartedUpload = {
  readonly file: Blob;
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The request that begins the upload. */
  readonly order: Order;
};

/**
 * Uploads a file in parts, by tus 1.0. tus-js-client speaks the protocol, over our own requests: so cookies, time-outs
 * and fault handling are those of every transfer. After a failed attempt it asks the server for the offset, and continues
 * there. An upload that the server no longer has starts again. Each progress resets the count of attempts.
 */
export async function uploadByTus(
  context: PlatformContext,
  upload: PartedUpload,
  plan: UploadPlan,
  signal: AbortSignal,
  watch: (bytes: number, total: number) => void,
): Promise<Answer> {
  const { file, order } = upload;
  let url = plan.uploadUrl;

  const attempt = async (ending: AbortSignal, moved: Moved) => {
    const received = (answer: Answer) =>
      moved(isSuccess(answer.status) ? (offsetOf(answer) ?? 0) : 0);
    const begun = (newUrl: string) => {
      if (newUrl === url) return;
      url = newUrl;
      tell(context.env, () => plan.onStart?.(newUrl));
    };
    const progress = (bytes: number) => {
      moved();
      watch(bytes, file.size);
    };
    const requests = { send: sender(context, order, file.size, ending, received) };
    return { answer: await runUpload(upload, { plan, url, ending, begun, progress, ...requests }) };
  };

  const judge = ({ answer, cause }: Outcome<{ answer: Answer }>) => {
    if (answer && isSuccess(answer.status)) return 'over';
    const isGone = answer ? url !== null && isGoneUpload(answer) : cause instanceof OtherFile;
    if (isGone) url = null;
    return !answer || isGone || mayRepeat(answer) ? 'later' : 'over';
  };

  return (await retry(context, plan, signal, { attempt, judge })).answer;
}

type Send = (
  method: string,
  url: string,
  request: TusRequest,
  body: Blob | null,
) => Promise<Answer>;

type Run = {
  readonly plan: UploadPlan;
  readonly url: string | null;
  readonly ending: AbortSignal;
  readonly send: Send;
  readonly begun: (url: string) => void;
  readonly progress: (bytes: number) => void;
};

/** Runs tus-js-client until the file is there, or until the first failure. Resolves with the last answer. */
function runUpload(
  { file, fileName, fields, order }: PartedUpload,
  { plan, url, ending, send: sendRequest, begun, progress }: Run,
): Promise<Answer> {
  let last: Answer | null = null;
  const createRequest = (method: string, target: string) =>
    createTusRequest(method, target, async (request, body) => {
      last = null;
      last = await sendRequest(method, target, request, body);
      return last;
    });

  return new Promise((resolve, reject) => {
    const upload = new Upload(file as File, {
      // Without an endpoint the library reports a lost upload, and does not create another one.
      endpoint: url === null ? order.url : null,
      uploadUrl: url,
      chunkSize: plan.chunkSize,
      metadata: { ...fields, filename: fileName, filetype: file.type },
      retryDelays: null,
      storeFingerprintForResuming: false,
      // Otherwise the library would hash the name of the file, only to remember its address.
      fingerprint: async () => '',
      httpStack: { createRequest, getName: () => 'portico' },
      fileReader: { openFile: async (blob: Blob) => sourceOf(blob) },
      onUploadUrlAvailable: () => begun(upload.url ?? ''),
      onProgress: (bytes) => {
        if (!ending.aborted) progress(bytes);
      },
      onSuccess: () => resolve(last as Answer),
      onError: (error) => {
        if (last === null) reject((error as DetailedError).causingError ?? error);
        else if (isSuccess(last.status)) reject(new UnusableAnswer(error.message));
        else resolve(last);
      },
    });
    const stop = () => {
      upload.abort();
      reject(new Error('aborted'));
    };
    ending.addEventListener('abort', stop, { once: true });
    if (ending.aborted) stop();
    else upload.start();
  });
}

/** A part is a handle to its bytes on the disk, so a large file never gets into the heap. */
function sourceOf(blob: Blob) {
  return {
    size: blob.size,
    slice: async (start: number, end: number) => ({
      value: blob.slice(start, end),
      done: end >= blob.size,
    }),
    close: () => {},
  };
}

type TusRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly onProgress: (bytes: number) => void;
};

/** A request in the form that tus-js-client knows. */
function createTusRequest(
  method: string,
  url: string,
  sendRequest: (request: TusRequest, body: Blob | null) => Promise<Answer>,
): HttpRequest {
  const headers: Record<string, string> = {};
  let onProgress = (_bytes: number) => {};
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headerIn(headers, name),
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    send: async (body: Blob | null) => responseOf(await sendRequest({ headers, onProgress }, body)),
    // The signal of the attempt ends the request.
    abort: async () => {},
    getUnderlyingObject: () => null,
  };
}

function responseOf({ status, headers, data }: Answer): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => headers[name.toLowerCase()],
    getBody: () => String(data),
    getUnderlyingObject: () => null,
  };
}

/** The address belongs to the upload of another file. */
class OtherFile extends UnusableAnswer {}

/** Sends the requests of one attempt, and checks what tus-js-client does not check. */
function sender(
  context: PlatformContext,
  order: Order,
  size: number,
  ending: AbortSignal,
  received: (answer: Answer) => void,
): Send {
  return async (method, url, { headers, onProgress }, body) => {
    const answer = await send(
      context,
      {
        ...order,
        method,
        url,
        headers: { ...order.headers, ...headers },
        body: body ?? undefined,
        ...(body && { onUpload: onProgress }),
      },
      ending,
    );
    if (ending.aborted) throw new Error('aborted');
    received(answer);
    if (!isSuccess(answer.status)) return answer;
    const length = answer.headers['upload-length'];
    if (method === 'HEAD' && length !== undefined && Number(length) !== size) {
      throw new OtherFile(`the server expects a file of ${length} bytes`);
    }
    const offset = offsetOf(answer);
    const from = Number(headers['Upload-Offset']);
    // Without progress the library would send the same part again and again.
    const isStrange = offset !== null && (offset <= from || offset > from + (body?.size ?? 0));
    if (method === 'PATCH' && isStrange) {
      throw new UnusableAnswer(`the server moved from offset ${from} to ${offset}`);
    }
    return answer;
  };
}

function offsetOf({ headers }: Answer): number | null {
  const offset = headers['upload-offset'];
  return offset !== undefined && /^\d+$/.test(offset) ? Number(offset) : null;
}

/** tus 1.0 lets a server answer with any of these if it does not have an upload. */
function isGoneUpload({ status }: Answer): boolean {
  return status === 403 || status === 404 || status === 410;
}

/** 409 and 412: the offset differs. 423: an earlier connection still holds the upload. */
function mayRepeat({ status, headers }: Answer): boolean {
  const versions = headers['tus-version'];
  // 412 also says that the server speaks other versions of tus only.
  if (status === 412) return versions === undefined || /(^|,)\s*1\.0\.0\s*(,|$)/.test(versions);
  return [408, 409, 423, 425, 429].includes(status) || (status >= 500 && status !== 501);
}
