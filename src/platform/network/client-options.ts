import type { CheckedBy } from '@/platform/call/check';
import {
  callback,
  checkParams,
  type Field,
  flag,
  oneOf,
  optional,
  text,
} from '@/platform/call/params';
import type { PlatformError } from '@/platform/call/errors';
import { CLIENT_TIMEOUT } from '@/shared/defaults';
import {
  duration,
  headerFields,
  type HeaderParams,
  requestRetryPlan,
  type RequestRetryParams,
  whenOffline,
} from './fields';
import type { RequestParams, RequestResult } from './request-params';

/** A request of the client's that does not wait for a new token: for fetching one. */
export type PlainRequest = (params: RequestParams) => Promise<RequestResult>;

/** The new token, or whether there is one now. */
type Refreshed = string | boolean | null;

export type ClientOptions = {
  /** @default the app's `request.baseURL` */
  readonly baseURL?: string | undefined;
  /**
   * For every request, upload and download, or made for each; a call's own wins. Credentials in it go to the origin of `baseURL` only:
   * Authorization, and names with auth, token, cookie, session, secret or api-key.
   */
  readonly header?:
    | HeaderParams
    | ((params: RequestParams) => HeaderParams | Promise<HeaderParams>)
    | undefined;
  /** Milliseconds. @default 10000 [S9.1] */
  readonly timeout?: number | undefined;
  readonly withCredentials?: boolean | undefined;
  readonly dataType?: RequestParams['dataType'];
  readonly retry?: number | boolean | RequestRetryParams | undefined;
  /** Milliseconds without a byte that end one attempt. @default 0 */
  readonly attemptTimeout?: number | undefined;
  /** `wait` waits for the network until the call's time-out. @default 'fail' */
  readonly whenOffline?: 'wait' | 'fail' | undefined;
  /** Sends the session's token, below `baseURL` only, and renews it or signs out after a 401. @default false */
  readonly auth?: boolean | undefined;
  /**
   * Fetches a new token after a 401, stores it, and returns it, or `true`. One refresh runs at a time over all tabs; the
   * client sends the waiting requests once more, with a new header. Returning nothing or `false` refuses: the user is
   * signed out, and the requests fail with their 401.
   */
  readonly refresh?:
    | ((error: PlatformError, send: PlainRequest) => Refreshed | Promise<Refreshed>)
    | undefined;
};

export type MakeHeader = (params: RequestParams) => unknown;

const anyHeader: Field<HeaderParams | MakeHeader> = (value, name) =>
  typeof value === 'function' ? { value: value as MakeHeader } : headerFields(value, name);

export const checkOptions = checkParams({
  baseURL: optional(text),
  header: optional(anyHeader, {}),
  timeout: optional(duration, CLIENT_TIMEOUT),
  withCredentials: optional(flag),
  dataType: optional(oneOf('json', 'text', 'arraybuffer', 'blob')),
  retry: optional(requestRetryPlan),
  attemptTimeout: optional(duration),
  whenOffline: optional(whenOffline),
  auth: optional(flag, false),
  refresh: optional(callback()),
});

export type Settings = CheckedBy<typeof checkOptions>;
