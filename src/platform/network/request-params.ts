import type { CheckedBy } from '@/platform/call/check';
import { callback, checkParams, type Field, oneOf, optional } from '@/platform/call/params';
import type { CallOptions, Task } from '@/platform/call/task';
import type { Response } from './answer';
import {
  duration,
  idempotencyKey,
  networkFields,
  type NetworkParams,
  type RequestRetryParams,
  requestRetryPlan,
  whenOffline,
} from './fields';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const;
const kinds = ['json', 'text', 'arraybuffer', 'blob'] as const;

export type RequestMethod = (typeof methods)[number];
export type RequestDataType = (typeof kinds)[number];

export type RequestParams = NetworkParams & {
  /** @default 'GET' [S7.1] */
  readonly method?: RequestMethod | undefined;
  /** GET and HEAD: an object or a text for the query. Others: anything with JSON, or a body such as FormData [S7.3]. */
  readonly data?: unknown;
  /** The type of the answer's data. @default JSON if the answer is JSON, else its text */
  readonly dataType?: RequestDataType | undefined;
  /** uni-app's name. A value other than `text` wins over dataType. @default 'text' */
  readonly responseType?: RequestDataType | undefined;
  /** Milliseconds without a byte that end one attempt. 0 means no limit. @default 0 */
  readonly attemptTimeout?: number | undefined;
  /** New attempts after a failure: a number, true for two, or a plan. @default 0 */
  readonly retry?: number | boolean | RequestRetryParams | undefined;
  /**
   * Sends the header `Idempotency-Key`, the same with every attempt, so that POST and PATCH may be retried. true makes
   * a new key for each call. The server must know the header.
   */
  readonly idempotencyKey?: string | boolean | undefined;
  /** `wait` waits for the network until the call's time-out. @default 'fail' [S8.3] */
  readonly whenOffline?: 'wait' | 'fail' | undefined;
  /** Receives the parts of the answer as they arrive. The result has no data then. */
  readonly onChunk?: ((chunk: Uint8Array) => void) | undefined;
};

export type RequestResult<T = unknown> = Response<T>;

export type RequestProgress = {
  readonly phase: 'upload' | 'download';
  /** Whole percent. It is 0 while the total is not known. */
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

/** The parameters of a request that also suit a stream. */
export const sendingFields = {
  ...networkFields,
  method: optional(upperCase, 'GET'),
  data: anything,
  attemptTimeout: optional(duration),
  retry: optional(requestRetryPlan, { times: 0, delay: 300, maxDelay: 30_000 }),
  idempotencyKey: optional(idempotencyKey),
  whenOffline: optional(whenOffline, 'fail'),
};

export const checkRequest = checkParams({
  ...sendingFields,
  dataType: optional(oneOf(...kinds)),
  responseType: optional(oneOf(...kinds), 'text'),
  onChunk: optional(callback()),
});

export type CheckedRequest = CheckedBy<typeof checkRequest>;
