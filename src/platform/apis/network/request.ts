import { checkParams, type Field, flag, oneOf, optional } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import {
  type NetworkParams,
  type RetryParams,
  callback,
  networkFields,
  retryPlan,
} from '@/platform/network/network-fields';
import { networkFailure } from '@/platform/network/attempts';
import { requireOnline } from '@/platform/network/offline';
import { isUploadFree, orderOf } from '@/platform/network/order-of';
import { percentOf } from '@/platform/network/percent-of';
import {
  type AnswerKind,
  type Response,
  isSuccess,
  readAnswer,
} from '@/platform/network/read-answer';
import { type Part, readParts } from '@/platform/network/read-parts';
import type { Answer, Order } from '@/platform/network/send';
import { sendWithRetries } from '@/platform/network/send-with-retries';
import { createFlights } from '@/platform/network/create-flights';
import { withDeadline } from '@/platform/network/with-deadline';
import type { CallOptions, Task } from '@/platform/call/task';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const;
const kinds = ['json', 'text', 'arraybuffer', 'blob'] as const;

export type RequestMethod = (typeof methods)[number];
export type RequestDataType = (typeof kinds)[number];

export type RequestParams = NetworkParams & {
  /** @default 'GET' [S7.1] */
  readonly method?: RequestMethod | undefined;
  /** GET and HEAD: an object or a text for the query. Others: anything with JSON, or a body of its own [S7.3]. */
  readonly data?: unknown;
  /** What the answer's data is to be. @default JSON where the answer is JSON, else its text */
  readonly dataType?: RequestDataType | undefined;
  /** The same, as the reference has it: what is not `text` wins over dataType. @default 'text' */
  readonly responseType?: RequestDataType | undefined;
  /** Tries GET, HEAD, OPTIONS, PUT and DELETE again: how often, true for twice, or in detail. @default 0 */
  readonly retry?: number | boolean | RetryParams | undefined;
  /** An identical GET that is under way is joined instead of sent. @default false */
  readonly dedupe?: boolean | undefined;
  /** Gets the parts of the answer as they come; then the result has no data. */
  readonly onChunk?: ((chunk: Uint8Array) => void) | undefined;
};

export type RequestResult<T = unknown> = Response<T>;

export type RequestProgress = {
  readonly phase: 'upload' | 'download';
  /** Whole percent; 0 while the whole is not known. */
  readonly progress: number;
  readonly bytes: number;
  readonly totalBytes: number | undefined;
};

export type RequestCall = <T = unknown>(
  params: RequestParams & CallOptions,
) => Task<RequestResult<T>, RequestProgress>;

const upperCase: Field<RequestMethod> = (value, name) =>
  oneOf(...methods)(typeof value === 'string' ? value.toUpperCase() : value, name);

const anything: Field<unknown> = (value) => ({ value });

const check = checkParams({
  ...networkFields,
  method: optional(upperCase, 'GET'),
  data: anything,
  dataType: optional(oneOf(...kinds)),
  responseType: optional(oneOf(...kinds), 'text'),
  retry: optional(retryPlan, { times: 0, delay: 300, maxDelay: 30_000 }),
  dedupe: optional(flag, false),
  onChunk: optional(callback),
});

/** One request [S7.1]. Only 200 to 299 is a success [S7.2]: any other rejects, its response is the error's cause. */
export const request: Api<RequestParams, RequestResult, RequestProgress> = defineApi('request', {
  check,
  run: (context, params, fail, { signal, progress, watched }) => {
    requireOnline(context, fail);
    const { retry, dedupe, timeout = context.settings.timeouts.request } = params;
    const onChunk = params.method === 'HEAD' ? undefined : params.onChunk;
    const kind = kindOf(params.dataType, params.responseType);
    const bodyType = kind === 'arraybuffer' || kind === 'blob' ? kind : 'text';
    const order = orderOf(context, params, onChunk ? 'stream' : bodyType, fail);

    const watch = (phase: 'upload' | 'download', bytes: number, totalBytes: number | undefined) =>
      progress({ phase, progress: percentOf(bytes, totalBytes), bytes, totalBytes });

    const start = (ending: AbortSignal, tell: typeof watch) => {
      const isHeard = dedupe || (watched?.() ?? true);
      const heard = isHeard && !onChunk ? listening(context, order, tell) : order;
      return sendWithRetries(context, heard, retry, ending);
    };

    const deliver = async (ending: AbortSignal): Promise<Answer> => {
      if (onChunk) {
        const onPart = onChunk as (part: Part) => void;
        const onProgress = (bytes: number, total?: number) => watch('download', bytes, total);
        return readParts(context, await start(ending, watch), ending, { onPart, onProgress });
      }
      if (!dedupe || order.body !== undefined) return start(ending, watch);
      const key = JSON.stringify({
        ...order,
        headers: Object.entries(order.headers).sort(),
        retry,
      });
      return copyOf(await context.shelf(createRequestFlights).join(key, ending, watch, start));
    };

    return withDeadline(context, timeout, fail, signal, async (ending) => {
      // By then the caller has had the task in hand, and could listen.
      await Promise.resolve();
      const answer = await deliver(ending).catch((cause: unknown) => {
        throw networkFailure(context, fail, cause);
      });
      const response = read(answer, kind);
      if (!response) {
        throw fail('failed', 'malformed JSON', readAnswer(answer, 'text'));
      }
      if (!isSuccess(answer.status)) {
        throw fail('http-status', `the server answered ${answer.status}`, response);
      }
      return response;
    });
  },
});

function kindOf(dataType: RequestDataType | undefined, responseType: RequestDataType): AnswerKind {
  return responseType === 'text' ? (dataType ?? 'auto') : responseType;
}

function read(answer: Answer, kind: AnswerKind): Response | null {
  try {
    return readAnswer(answer, kind);
  } catch {
    return null;
  }
}

type Watch = (phase: 'upload' | 'download', bytes: number, total: number | undefined) => void;

/** With the listeners that are worth their price: without them a short request costs a tenth less. */
function listening(context: PlatformContext, order: Order, watch: Watch): Order {
  const hasBody = order.body !== undefined && order.body !== '';
  return {
    ...order,
    onDownload: (bytes, total) => watch('download', bytes, total),
    ...(hasBody &&
      isUploadFree(context, order) && {
        onUpload: (bytes, total) => watch('upload', bytes, total),
      }),
  };
}

function createRequestFlights() {
  return createFlights<Answer>();
}

/** Those who share an answer must not share what they may write into. JSON is read by each for himself. */
function copyOf(answer: Answer): Answer {
  return answer.data instanceof ArrayBuffer ? { ...answer, data: answer.data.slice(0) } : answer;
}
