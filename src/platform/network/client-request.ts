import { request, type RequestParams, type RequestProgress } from '@/platform/apis/network/request';
import type { RequestResult } from '@/platform/apis/network/request';
import { checkParams, type Field, flag, oneOf, optional, text } from '@/platform/check-params';
import { type Api, defineApi, type Fail } from '@/platform/define-api';
import { isPlatformError, type PlatformError } from '@/platform/errors';
import type { Controls } from '@/platform/task';
import { CLIENT_TIMEOUT } from '@/shared/defaults';
import { createRenewals } from './create-renewals';
import { headerFields, type HeaderParams, mergeHeaders } from './header-fields';
import { callback, duration, retryPlan, type RetryParams } from './network-fields';
import { withDeadline } from './with-deadline';

/** A request of the client's that does not wait for a new token: for fetching one. */
export type PlainRequest = (params: RequestParams) => Promise<RequestResult>;

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
   * Gets a new token after a 401: one for all that wait, who are then sent once more, with their header made anew.
   * When it throws or returns false they fail with the 401 they had.
   */
  readonly refresh?: ((error: PlatformError, send: PlainRequest) => unknown) | undefined;
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

/** `request` with settings of its own. What it remembers is which tokens have come. */
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
      const send = async (own: RequestParams, watching: Controls<RequestProgress>) => {
        const made = await madeHeader(header, own, fail);
        const complete = { ...given(defaults), ...own, header: withOwn(made, own.header) };
        return request(context)(complete as RequestParams, watching);
      };
      const plain: PlainRequest = (own) => {
        const alone = { ...controls, signal: never(), progress: () => {} };
        const its = given(own) as RequestParams;
        return inTime(its, alone, (signal) => send(its, { ...alone, signal }));
      };
      const renew = (refused: PlatformError) => {
        const ask = async () => (refresh as NonNullable<ClientOptions['refresh']>)(refused, plain);
        return renewals.join(() => withDeadline(context, timeout, fail, never(), ask));
      };

      const renewalsBefore = renewals.count();
      return inTime(params, controls, async (signal) => {
        const watching = { ...controls, signal };
        try {
          return await send(params, watching);
        } catch (error) {
          if (!refresh || !isUnauthorised(error) || signal.aborted) throw error;
          // Another call may have brought the new token meanwhile.
          const answer = renewals.count() === renewalsBefore ? await renew(error) : true;
          if (answer === false || signal.aborted) throw error;
          return send(params, watching);
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

function isUnauthorised(error: unknown): error is PlatformError {
  if (!isPlatformError(error) || error.code !== 'http-status') return false;
  return (error.cause as RequestResult).statusCode === 401;
}

function never(): AbortSignal {
  return new AbortController().signal;
}
