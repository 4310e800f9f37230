import { request, type RequestParams, type RequestProgress } from '@/platform/apis/network/request';
import type { RequestResult } from '@/platform/apis/network/request';
import { checkParams, type Field, flag, oneOf, optional, text } from '@/platform/check-params';
import { type Api, defineApi, type Fail } from '@/platform/define-api';
import { isPlatformError, type PlatformError, toPlatformError } from '@/platform/errors';
import type { Controls } from '@/platform/task';
import { attempt } from '@/shared/attempt';
import { CLIENT_TIMEOUT } from '@/shared/defaults';
import { headerFields, type HeaderParams, mergeHeaders } from './header-fields';
import { callback, duration, retryPlan, type RetryParams } from './network-fields';
import { createRenewals, type Renewal } from './renewals';
import { withDeadline } from './with-deadline';

/** A request of the client's that does not wait for a new token: for fetching one. */
export type PlainRequest = (params: RequestParams) => Promise<RequestResult>;

/** The new token, or whether there is one now. */
export type Refreshed = string | boolean | null;

export type ClientOptions = {
  /** @default the app's `request.baseURL` */
  readonly baseURL?: string | undefined;
  /** For every request, or made for each; a request's own wins. */
  readonly header?:
    | HeaderParams
    | ((params: RequestParams) => HeaderParams | Promise<HeaderParams>)
    | undefined;
  /** Milliseconds. @default 10000 [S9.1] */
  readonly timeout?: number | undefined;
  readonly withCredentials?: boolean | undefined;
  readonly dataType?: RequestParams['dataType'];
  readonly retry?: number | boolean | RetryParams | undefined;
  readonly dedupe?: boolean | undefined;
  /**
   * Fetches a new token after a 401, stores it, and returns it, or `true`. One refresh runs at a time over all tabs; the
   * requests that wait are sent once more, with their header made anew. Returning nothing or `false` refuses: the user is
   * signed out, and the requests fail with their 401.
   */
  readonly refresh?:
    | ((error: PlatformError, send: PlainRequest) => Refreshed | Promise<Refreshed>)
    | undefined;
};

type RequestApi = Api<RequestParams, RequestResult, RequestProgress>;
type MakeHeader = (params: RequestParams) => unknown;

const anyHeader: Field<HeaderParams | MakeHeader> = (value, name) =>
  typeof value === 'function' ? { value: value as MakeHeader } : headerFields(value, name);

const checkOptions = checkParams({
  baseURL: optional(text),
  header: optional(anyHeader, {}),
  timeout: optional(duration, CLIENT_TIMEOUT),
  withCredentials: optional(flag),
  dataType: optional(oneOf('json', 'text', 'arraybuffer', 'blob')),
  retry: optional(retryPlan),
  dedupe: optional(flag),
  refresh: optional(callback),
});

/** `request` with settings of its own. */
export function clientRequest(options: unknown): RequestApi {
  const checked = checkOptions(options);
  const renewals = createRenewals();

  return defineApi('request', {
    // request() checks them, when they are complete.
    check: (input) => ({ ok: true, params: given(input) as RequestParams }),
    run: async (context, params, fail, controls) => {
      if (!checked.ok) throw fail('invalid', `createClient: ${checked.message}`);
      const { header, refresh, ...defaults } = checked.params;
      const { timeout } = defaults;
      /** One time-out over all of it: its header, its tries, a new token. */
      const inTime = <T>(
        own: RequestParams,
        { signal }: Controls<RequestProgress>,
        work: (signal: AbortSignal) => Promise<T>,
      ) => withDeadline(context, timeoutOf(own, timeout), fail, signal, work);
      const headerFor = async (own: RequestParams) =>
        withOwn(await madeHeader(header, own, fail), own.header);
      const send = (
        own: RequestParams,
        made: unknown,
        watching: Controls<RequestProgress>,
      ): Promise<RequestResult> =>
        request(context)({ ...given(defaults), ...own, header: made } as RequestParams, watching);
      const plain: PlainRequest = (own) => {
        const alone = { ...controls, signal: never(), progress: () => {} };
        const its = given(own) as RequestParams;
        return inTime(its, alone, async (signal) =>
          send(its, await headerFor(its), { ...alone, signal }),
        );
      };
      const refreshOnce = async (error: PlatformError): Promise<Renewal> => {
        const ask = async () => (refresh as NonNullable<ClientOptions['refresh']>)(error, plain);
        try {
          const answer = await withDeadline(context, timeout, fail, never(), ask);
          if (answer) return { kind: 'fetched' };
          const why = `returned ${JSON.stringify(answer)}: return the new token or true`;
          return { kind: 'refused', why, isFinal: true };
        } catch (cause) {
          const why = `failed: ${toPlatformError('request', cause).message}`;
          return { kind: 'refused', why, isFinal: isStatus(cause, /^40[013]$/) };
        }
      };

      return inTime(params, controls, async (signal) => {
        const watching = { ...controls, signal };
        for (let isLast = false; ; isLast = true) {
          const seen = renewals.seen(context);
          const { auth } = context;
          const token = auth.token();
          const made = await headerFor(params);
          try {
            return await send(params, made, watching);
          } catch (error) {
            if (!refresh || !isStatus(error, /^401$/) || signal.aborted) throw error;
            const renewal = await renewals.renew(context, seen, () => refreshOnce(error), timeout);
            if (signal.aborted) throw error;
            if (renewal.kind === 'refused') {
              // Another client's token may be refused while the user stays signed in.
              const isLogin = token !== null && token === auth.token() && carries(made, token);
              if (renewal.isFinal && isLogin) auth.clear();
              const message = `${error.message}, and the refresh of createClient ${renewal.why}`;
              throw fail('http-status', message, error.cause);
            }
            // A token that was found may be the one that was refused: then this call fetches its own.
            if (renewal.kind === 'fetched' || isLast)
              return send(params, await headerFor(params), watching);
          }
        }
      });
    },
  });
}

/** What is wrong with it is for request() to say. */
function timeoutOf(params: RequestParams, usual: number): number {
  const own = duration(params.timeout ?? usual, 'timeout');
  return 'refused' in own ? usual : own.value;
}

async function madeHeader(header: HeaderParams | MakeHeader, params: RequestParams, fail: Fail) {
  if (typeof header !== 'function') return header;
  const made = await header(params);
  const answer = headerFields(made, 'header');
  if ('refused' in answer) throw fail('invalid', `createClient: ${answer.refused}`);
  return answer.value;
}

/** What is wrong with the request's own is for request() to say. */
function withOwn(made: HeaderParams, own: HeaderParams | undefined): unknown {
  if (own === undefined) return made;
  const answer = headerFields(own, 'header');
  return 'refused' in answer ? own : mergeHeaders(made as Record<string, string>, answer.value);
}

/** Without what is undefined: it must not hide a setting. */
function given(params: unknown): object {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

function isStatus(error: unknown, status: RegExp): error is PlatformError {
  if (!isPlatformError(error) || error.code !== 'http-status') return false;
  return status.test(`${(error.cause as RequestResult).statusCode}`);
}

/** Whether a header holds the token. What is wrong with it is for request() to say. */
function carries(header: unknown, token: string): boolean {
  return (
    token !== '' &&
    attempt(() => Object.values(Object(header)).some((value) => String(value).includes(token))) ===
      true
  );
}

function never(): AbortSignal {
  return new AbortController().signal;
}
