import { type RequestParams, type RequestProgress, type RequestResult, request } from './request';
import {
  checkParams,
  type Field,
  flag,
  oneOf,
  optional,
  text,
  warnOfUnknown,
} from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, refusalOf } from '@/platform/call/define';
import type { Fail } from '@/platform/call/check';
import { type ErrorResponse, isPlatformError, type PlatformError } from '@/platform/call/errors';
import type { Controls } from '@/platform/call/task';
import { CLIENT_TIMEOUT } from '@/shared/defaults';
import { bearerOf, carries } from '@/platform/account/bearer';
import { askForRenewal, createRenewals } from '@/platform/account/renewals';
import { createSession } from '@/platform/account/session';
import { isOwnOrigin, warnWithheld, withoutCredentials } from './client-origin';
import {
  type HeaderParams,
  type RequestRetryParams,
  callback,
  duration,
  headerFields,
  mergeHeaders,
  newKey,
  requestRetryPlan,
  whenOffline,
} from './fields';
import type { EarlyAnswer } from './early-request';
import { isHtmlPage } from './answer';
import { isOthers, ownerOf } from './send';
import { withDeadline } from './time-limits';

export { followSession, refreshSession } from '@/platform/account/session';

/** A request of the client's that does not wait for a new token: for fetching one. */
type PlainRequest = (params: RequestParams) => Promise<RequestResult>;

/** The new token, or whether there is one now. */
type Refreshed = string | boolean | null;

export type ClientOptions = {
  /** @default the app's `request.baseURL` */
  readonly baseURL?: string | undefined;
  /**
   * For every request, or made for each; a request's own wins. Credentials in it go to the origin of `baseURL` only:
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
  readonly dedupe?: boolean | undefined;
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

type RequestApi = Api<RequestParams, RequestResult, RequestProgress, EarlyAnswer>;
type RequestControls = Controls<RequestProgress, EarlyAnswer>;
type MakeHeader = (params: RequestParams) => unknown;

const anyHeader: Field<HeaderParams | MakeHeader> = (value, name) =>
  typeof value === 'function' ? { value: value as MakeHeader } : headerFields(value, name);

const checkOptions = checkParams({
  baseURL: optional(text),
  header: optional(anyHeader, {}),
  timeout: optional(duration, CLIENT_TIMEOUT),
  withCredentials: optional(flag),
  dataType: optional(oneOf('json', 'text', 'arraybuffer', 'blob')),
  retry: optional(requestRetryPlan),
  attemptTimeout: optional(duration),
  whenOffline: optional(whenOffline),
  dedupe: optional(flag),
  auth: optional(flag, false),
  refresh: optional(callback),
});

/** `request` with the client's settings. */
export function clientRequest(options: unknown): RequestApi {
  const checked = checkOptions(options);
  const clientRenewals = createRenewals();

  return defineApi('request', {
    // request() checks them, when they are complete.
    check: (input) => ({ ok: true, params: given(input) as RequestParams }),
    run: async (context, input, fail, of) => {
      const controls = { ...of, owner: ownerOf(context, of) };
      const params = withKey(context, input);
      if (import.meta.env.DEV) warnOfUnknown(context, 'createClient', options, checkOptions);
      if (!checked.ok)
        throw refusalOf(fail, { ...checked, message: `createClient: ${checked.message}` });
      const { header, auth: withAuth, refresh: clientRefresh, ...defaults } = checked.params;
      const { timeout, baseURL } = defaults;
      const session = withAuth ? context.shelf(createSession) : null;
      const refresh = clientRefresh ?? session?.refresh;
      const renewals = clientRefresh || !session ? clientRenewals : session.renewals;
      /** Set once a credential was kept from another origin: a new token cannot help there. */
      let isWithheld = false;
      /** One time-out over all of it: its header, its tries, a new token. */
      const inTime = <T>(
        own: RequestParams,
        { signal }: RequestControls,
        work: (signal: AbortSignal) => Promise<T>,
      ) => withDeadline(context, timeoutOf(own, timeout), fail, signal, work);
      const headerFor = async (own: RequestParams, bearer: HeaderParams = {}) => {
        const made = withOwn(bearer, await madeHeader(header, own, fail)) as HeaderParams;
        const sent = isOwnOrigin(context, own, baseURL) ? made : withoutCredentials(made);
        if (sent !== made) {
          isWithheld = true;
          warnWithheld(context, own);
        }
        return withOwn(sent, own.header);
      };
      const send = async (
        own: RequestParams,
        made: unknown,
        watching: RequestControls,
      ): Promise<RequestResult> => {
        const complete = { ...given(defaults), ...own, header: made };
        const result = await request(context)(complete as RequestParams, watching);
        const wanted = defaults.dataType ?? own.dataType ?? own.responseType;
        if (wanted === undefined && isHtmlPage({ headers: result.header, data: result.data })) {
          const message =
            'the server answered with an HTML page in place of data; a public network may want the user to sign in';
          throw fail('parse', message, result);
        }
        return result;
      };
      const plain: PlainRequest = (own) => {
        const alone = { ...controls, signal: never(), progress: () => {}, watched: () => false };
        const its = given(own) as RequestParams;
        return inTime(its, alone, async (signal) =>
          send(its, await headerFor(its), { ...alone, signal }),
        );
      };
      const ask = refresh as (error: unknown, send: PlainRequest) => unknown;
      const refreshOnce = (error?: PlatformError) =>
        askForRenewal(context, timeout, fail, async () => ask(error, plain));

      return inTime(params, controls, async (signal) => {
        const watching = { ...controls, signal };
        for (let isLast = false; ; isLast = true) {
          const { auth } = context;
          const isHome = session?.isHome(params, baseURL) ?? false;
          const uid = auth.user()?.uid;
          const count = session?.count() ?? 0;
          let [seen, token] = [renewals.seen(context), auth.token()];
          if (isHome && !clientRefresh && session?.isDue()) {
            const ahead = await renewals.renew(context, seen, refreshOnce, timeout);
            // After a refusal the request takes the old token along, so that no user's data is sent without one.
            if (ahead.kind !== 'refused') [seen, token] = [renewals.seen(context), auth.token()];
          }
          const made = await headerFor(params, bearerOf(isHome ? token : null));
          try {
            return await send(params, made, watching);
          } catch (error) {
            const is401 = isStatus(error, /^401$/) && !isWithheld;
            const isOurs = !session || (isHome && (token === null || carries(made, token)));
            if (isOthers(context, controls)) throw error;
            if (is401 && isOurs && session && !refresh) session.end(token, count);
            if (!is401 || !isOurs || !refresh || signal.aborted) throw error;
            const renewal = await renewals.renew(context, seen, () => refreshOnce(error), timeout);
            if (signal.aborted) throw error;
            if (renewal.kind === 'refused') {
              // Another client's token may be refused while the user stays signed in.
              const isLogin = token !== null && token === auth.token() && carries(made, token);
              if (renewal.isFinal && isLogin) auth.write(null, 'expired');
              const owner = clientRefresh ? 'createClient' : 'defineApp';
              const message = `${error.message}, and the refresh of ${owner} ${renewal.why}`;
              throw fail('http-status', message, error.cause, { response: responseIn(error) });
            }
            // One user's request must not be sent as another user's.
            const isSame = !session || auth.user()?.uid === uid;
            if (!isSame || isOthers(context, controls)) throw error;
            // A token that was found may be the one that was refused: then this call fetches its own.
            if (renewal.kind === 'found' && !isLast) continue;
            const bearer = bearerOf(isHome ? auth.token() : null);
            return send(params, await headerFor(params, bearer), watching);
          }
        }
      });
    },
  });
}

/** request() reports a wrong time-out. */
function timeoutOf(params: RequestParams, usual: number): number {
  const own = duration(params.timeout ?? usual, 'timeout');
  return 'refused' in own ? usual : own.value;
}

async function madeHeader(header: HeaderParams | MakeHeader, params: RequestParams, fail: Fail) {
  if (typeof header !== 'function') return header;
  const made = await header(params);
  const answer = headerFields(made, 'header');
  if ('value' in answer) return answer.value;
  const parameter = 'header';
  throw fail('invalid', `createClient: ${answer.refused}`, undefined, { parameter });
}

/** The client's header with the request's header. request() reports a mistake in the latter. */
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
  return isPlatformError(error) && status.test(`${responseIn(error)?.statusCode}`);
}

function responseIn(error: PlatformError): ErrorResponse | undefined {
  return error.code === 'http-status' ? error.response : undefined;
}

/** Sending again after a 401 is the same call, so it has the same key. */
function withKey({ env }: PlatformContext, params: RequestParams): RequestParams {
  return params.idempotencyKey === true ? { ...params, idempotencyKey: newKey(env) } : params;
}

function never(): AbortSignal {
  return new AbortController().signal;
}
