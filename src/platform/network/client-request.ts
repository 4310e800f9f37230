import { badParameterError, type Checked, type Fail, failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { withDeadline } from '@/platform/call/timers';
import { type Api, defineApi } from '@/platform/call/define';
import { warnOfUnknown } from '@/platform/call/param-advice';
import type { Controls } from '@/platform/call/task';
import { askerIn } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import { fetchCode } from '@/shared/lost-code';
import { bearerOf } from '@/platform/account/bearer';
import { createRenewals, type Renewals } from '@/platform/account/renewals';
import { createSession, refreshSession } from '@/platform/account/session';
import { resolveUrl } from './address';
import type { ClientSocketParams } from './client';
import { type ClientHeader, headerOf } from './client-header';
import { checkOptions, type PlainRequest, type Settings } from './client-options';
import { tokensOf } from './client-tokens';
import { byDownload, byRequest, byUpload, given, type Transport } from './client-transports';
import { duration, type NetworkParams } from './fields';
import type { RequestParams } from './request-params';
import { isOthers, ownerOf } from './send';
import type { EventsParams, StreamParams } from './stream-params';

export { followSession, refreshSession } from '@/platform/account/session';

/** The calls of a client, with its settings. */
export function clientCalls(options: unknown) {
  const checked = checkOptions(options);
  const clientRenewals = createRenewals();

  const define = <Params extends NetworkParams, Result, Progress>(
    name: string,
    run: (context: PlatformContext, call: OwnCall<Params, Progress>) => Promise<Result>,
  ): Api<Params, Result, Progress> =>
    defineApi<Params, Params, Result, Progress>(name, {
      // The call behind it checks them, when they are complete.
      check: (input) => ({ value: given(input) as Params }),
      run: async (context, params, fail, of) => {
        const controls = { ...of, owner: ownerOf(context, of) };
        if (import.meta.env.DEV) warnOfUnknown(context, 'createClient', options, checkOptions);
        const settings = settingsOf(checked, fail);
        return run(context, { settings, clientRenewals, params, fail, controls });
      },
    });

  const callBy = <Params extends NetworkParams, Result, Progress>(
    transport: Transport<Params, Result, Progress>,
  ) =>
    define<Params, Result, Progress>(transport.name, (context, call) =>
      sendAsUser(context, { ...call, transport }),
    );

  return {
    request: callBy(byRequest),
    uploadFile: callBy(byUpload),
    downloadFile: callBy(byDownload),
    events: define('events', (context, call) => readBy('events', context, call)),
    stream: define('stream', (context, call) => readBy('stream', context, call)),
    socketUrl: (context: PlatformContext, url: ClientSocketParams['url']) =>
      socketUrl(context, checked, url),
  };
}

function settingsOf(checked: Checked<Settings>, fail: Fail): Settings {
  if ('value' in checked) return checked.value;
  throw badParameterError(fail, { ...checked, refused: `createClient: ${checked.refused}` });
}

/** The address of a socket. A token in it goes to the origin of the client's base URL only. */
async function socketUrl(
  context: PlatformContext,
  checked: Checked<Settings>,
  url: ClientSocketParams['url'],
): Promise<string> {
  const fail = failureOf('connectSocket');
  const { auth: withAuth, baseURL = context.settings.baseURL } = settingsOf(checked, fail);
  if (withAuth && context.shelf(createSession).isDue()) await refreshSession(context);
  const token = withAuth ? context.auth.token() : null;
  const address = typeof url === 'function' ? await url({ token }) : url;
  if (typeof address !== 'string' || address === '') return address;
  const { href, origin } = resolveUrl(context, { url: address, baseURL }, fail, /^(wss?|https?):$/);
  const home = resolveUrl(context, { url: baseURL || '/', baseURL: '' }, fail).origin;
  if (token && href.includes(encodeURIComponent(token)) && origin.replace(/^ws/, 'http') !== home) {
    const refused = `the address has a token, and is not of ${home}, the origin of the base URL of the client`;
    throw badParameterError(fail, { refused, parameter: 'url' });
  }
  return href;
}

type StreamCallParams = NetworkParams & Omit<StreamParams & EventsParams, 'dataType'>;

/** Resolves with the parts of an answer. They are read when the product asks for them. */
async function readBy(
  name: 'events' | 'stream',
  context: PlatformContext,
  call: OwnCall<StreamCallParams, never>,
): Promise<AsyncIterable<unknown>> {
  const { settings, fail } = call;
  const { begun, ...controls } = call.controls;
  // Another page may be on top when the code has loaded.
  const asker = askerIn(context, { caller: controls.caller, begun: begun as Asker | undefined });
  const { byStream, ...readers } = await fetchCode(() => import('./stream'));
  // Each connection has the same key.
  const params: StreamCallParams = byRequest.prepare(context, call.params)();
  return readers[name](context, {
    ...{ params, fail, controls },
    asker: params.endsWithPage === false ? undefined : asker,
    isOfSession: settings.auth,
    open: (next, signal) =>
      sendAsUser(context, {
        ...call,
        params: next,
        transport: byStream(name),
        controls: { ...controls, signal },
      }),
  });
}

/** One call of a client. */
type OwnCall<Params, Progress> = {
  readonly settings: Settings;
  readonly clientRenewals: Renewals;
  readonly params: Params;
  readonly fail: Fail;
  readonly controls: Controls<Progress>;
};

type ClientCall<Params extends NetworkParams, Result, Progress> = OwnCall<Params, Progress> & {
  readonly transport: Transport<Params, Result, Progress>;
};

/** Sends a call with the client's header and the token of the session, and once more after a 401 with a new token. */
async function sendAsUser<Params extends NetworkParams, Result, Progress>(
  context: PlatformContext,
  call: ClientCall<Params, Result, Progress>,
): Promise<Result> {
  const { settings, clientRenewals, transport, params, fail, controls } = call;
  const nextParams = transport.prepare(context, params);
  const headerFor = (own: NetworkParams, token: string | null = null) =>
    headerOf(context, settings, own, fail, bearerOf(token));
  const plain: PlainRequest = (input) => {
    const own = given(input) as RequestParams;
    const limit = timeoutOf(own, settings.timeout);
    return withDeadline(context, limit, fail, undefined, async (signal) => {
      const alone = { ...controls, signal, progress: () => {}, watched: () => false };
      const { header } = await headerFor(own);
      return byRequest.send(context, { ...own, header }, settings, alone);
    });
  };
  const shared = { ...controls, begun: transport.begin?.() };
  const tokens = tokensOf(context, { settings, clientRenewals, params, plain, fail });

  // One time-out over all of it: its header, its tries, a new token.
  const limit = timeoutOf(params, transport.usualTimeout(context, settings));
  return withDeadline(context, limit, fail, controls.signal, async (signal) => {
    const send = ({ header }: ClientHeader) =>
      transport.send(context, { ...nextParams(), header }, settings, { ...shared, signal });
    for (let isLast = false; ; isLast = true) {
      const pass = await tokens.take();
      const made = await headerFor(params, pass.isHome ? pass.token : null);
      try {
        return await send(made);
      } catch (error) {
        if (isOthers(context, controls)) throw error;
        const renewal = await tokens.renewAfter(error, pass, made, signal);
        if (isOthers(context, controls)) throw error;
        // A token that was found may be the one that was refused: then this call fetches its own.
        if (renewal === 'found' && !isLast) continue;
        return send(await headerFor(params, pass.isHome ? context.auth.token() : null));
      }
    }
  });
}

/** The call itself reports a wrong time-out. */
function timeoutOf(params: NetworkParams, usual: number): number {
  const own = duration(params.timeout ?? usual, 'timeout');
  return 'refused' in own ? usual : own.value;
}
