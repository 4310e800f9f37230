import { type Fail, failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, refusalOf } from '@/platform/call/define';
import { type ErrorResponse, isPlatformError, type PlatformError } from '@/platform/call/errors';
import { warnOfUnknown } from '@/platform/call/params';
import type { Controls } from '@/platform/call/task';
import { bearerOf, carries } from '@/platform/account/bearer';
import { askForRenewal, createRenewals, type Renewals } from '@/platform/account/renewals';
import { createSession, refreshSession } from '@/platform/account/session';
import { resolveUrl } from './address';
import type { ClientSocketParams } from './client';
import { isOwnOrigin, warnWithheld, withoutCredentials } from './client-origin';
import { checkOptions, type MakeHeader, type PlainRequest, type Settings } from './client-options';
import { byDownload, byRequest, byUpload, given, type Transport } from './client-transports';
import {
  duration,
  headerFields,
  type HeaderParams,
  mergeHeaders,
  type NetworkParams,
} from './fields';
import type { RequestParams } from './request';
import { isOthers, ownerOf } from './send';
import { withDeadline } from './time-limits';

export { followSession, refreshSession } from '@/platform/account/session';

/** The calls of a client, with its settings. */
export function clientCalls(options: unknown) {
  const checked = checkOptions(options);
  const clientRenewals = createRenewals();

  const callBy = <Params extends NetworkParams, Result, Progress>(
    transport: Transport<Params, Result, Progress>,
  ): Api<Params, Result, Progress> =>
    defineApi<Params, Params, Result, Progress>(transport.name, {
      // The call behind it checks them, when they are complete.
      check: (input) => ({ ok: true, params: given(input) as Params }),
      run: async (context, params, fail, of) => {
        const controls = { ...of, owner: ownerOf(context, of) };
        if (import.meta.env.DEV) warnOfUnknown(context, 'createClient', options, checkOptions);
        if (!checked.ok)
          throw refusalOf(fail, { ...checked, message: `createClient: ${checked.message}` });
        const settings = checked.params;
        return sendAsUser(context, { settings, clientRenewals, transport, params, fail, controls });
      },
    });

  return {
    request: callBy(byRequest),
    uploadFile: callBy(byUpload),
    downloadFile: callBy(byDownload),
    socketUrl: (context: PlatformContext, url: ClientSocketParams['url']) =>
      socketUrl(context, checked, url),
  };
}

/** The address of a socket. A token in it goes to the origin of the client's base URL only. */
async function socketUrl(
  context: PlatformContext,
  checked: ReturnType<typeof checkOptions>,
  url: ClientSocketParams['url'],
): Promise<string> {
  const fail = failureOf('connectSocket');
  if (!checked.ok)
    throw refusalOf(fail, { ...checked, message: `createClient: ${checked.message}` });
  const { auth: withAuth, baseURL = context.settings.baseURL } = checked.params;
  if (withAuth && context.shelf(createSession).isDue()) await refreshSession(context);
  const token = withAuth ? context.auth.token() : null;
  const address = typeof url === 'function' ? await url({ token }) : url;
  if (typeof address !== 'string' || address === '') return address;
  const { href, origin } = resolveUrl(context, { url: address, baseURL }, fail, /^(wss?|https?):$/);
  const home = resolveUrl(context, { url: baseURL || '/', baseURL: '' }, fail).origin;
  if (token && href.includes(encodeURIComponent(token)) && origin.replace(/^ws/, 'http') !== home) {
    const message = `the address has a token, and is not of ${home}, the origin of the base URL of the client`;
    throw fail('invalid', message, undefined, { parameter: 'url' });
  }
  return href;
}

type ClientCall<Params extends NetworkParams, Result, Progress> = {
  readonly settings: Settings;
  readonly clientRenewals: Renewals;
  readonly transport: Transport<Params, Result, Progress>;
  readonly params: Params;
  readonly fail: Fail;
  readonly controls: Controls<Progress>;
};

/** Sends a call with the client's header and the token of the session, and once more after a 401 with a new token. */
async function sendAsUser<Params extends NetworkParams, Result, Progress>(
  context: PlatformContext,
  {
    settings,
    clientRenewals,
    transport,
    params,
    fail,
    controls,
  }: ClientCall<Params, Result, Progress>,
): Promise<Result> {
  const { header, auth: withAuth, refresh: clientRefresh, timeout, baseURL } = settings;
  const session = withAuth ? context.shelf(createSession) : null;
  const refresh = clientRefresh ?? session?.refresh;
  const renewals = clientRefresh || !session ? clientRenewals : session.renewals;
  const nextParams = transport.prepare(context, params);
  /** Set once a credential was kept from another origin: a new token cannot help there. */
  let isWithheld = false;
  const headerFor = async (own: NetworkParams, bearer: HeaderParams = {}) => {
    const made = withOwn(bearer, await madeHeader(header, own, fail)) as HeaderParams;
    const sent = isOwnOrigin(context, own, baseURL) ? made : withoutCredentials(made);
    if (sent !== made) {
      isWithheld = true;
      warnWithheld(context, own);
    }
    return withOwn(sent, own.header);
  };
  const send = (made: unknown, watching: Controls<Progress>) =>
    transport.send(context, { ...nextParams(), header: made as HeaderParams }, settings, watching);
  const plain: PlainRequest = (input) => {
    const own = given(input) as RequestParams;
    const limit = timeoutOf(own, timeout);
    return withDeadline(context, limit, fail, never(), async (signal) => {
      const alone = { ...controls, signal, progress: () => {}, watched: () => false };
      const complete = { ...own, header: (await headerFor(own)) as HeaderParams };
      return byRequest.send(context, complete, settings, alone);
    });
  };
  const ask = refresh as (error: unknown, send: PlainRequest) => unknown;
  const refreshOnce = (error?: PlatformError) =>
    askForRenewal(context, timeout, fail, async () => ask(error, plain));

  // One time-out over all of it: its header, its tries, a new token.
  const limit = timeoutOf(params, transport.usualTimeout(context, settings));
  return withDeadline(context, limit, fail, controls.signal, async (signal) => {
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
        return await send(made, watching);
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
        return send(await headerFor(params, bearer), watching);
      }
    }
  });
}

/** The call itself reports a wrong time-out. */
function timeoutOf(params: NetworkParams, usual: number): number {
  const own = duration(params.timeout ?? usual, 'timeout');
  return 'refused' in own ? usual : own.value;
}

async function madeHeader(header: HeaderParams | MakeHeader, params: NetworkParams, fail: Fail) {
  if (typeof header !== 'function') return header;
  const made = await header(params as RequestParams);
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

function isStatus(error: unknown, status: RegExp): error is PlatformError {
  return isPlatformError(error) && status.test(`${responseIn(error)?.statusCode}`);
}

function responseIn(error: PlatformError): ErrorResponse | undefined {
  return error.code === 'http-status' ? error.response : undefined;
}

function never(): AbortSignal {
  return new AbortController().signal;
}
