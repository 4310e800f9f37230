import { attempt } from '@/shared/attempt';
import type { request, RequestCall, RequestParams } from './apis/network';
import type { RequestProgress, RequestResult } from './apis/network';
import type { ConnectSocketParams, SocketTask } from './apis/socket';
import type { PlatformContext } from './context';
import { PlatformError } from './errors';
import { createInterceptors, type Interceptor, requireInterceptor } from './interceptors';
import { type EventsOf, lazyEvents } from './lazy-events';
import { lazyGroup } from './lazy-group';
import { lazyObject } from './lazy-object';
import { codeFailure } from './load-once';
import type { ClientOptions } from './network/client-request';
import { refuseUnless } from './refuse-unless';
import type * as sockets from './sockets';
import { lostSocket } from './sockets/lost-socket';
import type { CallOptions, Task } from './task';

export type ClientParams = Omit<RequestParams, 'url' | 'method'> & CallOptions;

type ClientCall = <T = unknown>(
  url: string,
  params?: ClientParams,
) => Task<RequestResult<T>, RequestProgress>;

type ClientBodyCall = <T = unknown>(
  url: string,
  data?: unknown,
  params?: ClientParams,
) => Task<RequestResult<T>, RequestProgress>;

export type Client = {
  readonly request: RequestCall;
  /** Data goes into the query. */
  readonly get: ClientCall;
  readonly head: ClientCall;
  readonly options: ClientCall;
  readonly delete: ClientCall;
  readonly post: ClientBodyCall;
  readonly put: ClientBodyCall;
  readonly patch: ClientBodyCall;
  /** Stands before and after every request of this client. Returns its removal. */
  use(interceptor: Interceptor<RequestParams, RequestResult>): () => void;
};

type SocketSources = Pick<
  typeof sockets,
  'socketOpen' | 'socketMessage' | 'socketError' | 'socketClose'
>;

export type NetworkCalls = EventsOf<SocketSources> & {
  /** A request of your own making: base address, header, interceptors, a new token after a 401. */
  createClient(options?: ClientOptions): Client;
  /** A connection for messages both ways, at once; it says by events how it fares. */
  connectSocket(params: ConnectSocketParams): SocketTask;
};

/** Network calls that answer at once; the first load carries no more of them than this. */
export function createNetworkCalls(context: PlatformContext) {
  const loadSockets = () => import('./sockets');
  const events = lazyEvents<SocketSources>(context, loadSockets, [
    'socketOpen',
    'socketMessage',
    'socketError',
    'socketClose',
  ]);

  const createClient = (lifetime?: AbortSignal) => (given?: ClientOptions) => {
    const isFine = given === undefined || (given !== null && typeof given === 'object');
    refuseUnless(isFine, 'createClient', 'the parameter should be an object');
    const options = copyOf('createClient', given);
    const own = createInterceptors();
    const of = (name: string) => [...own.of(name), ...context.interceptors.of(name)];
    const { request: call } = lazyGroup<{ request: typeof request }>(
      { ...context, interceptors: { ...own, of } },
      async () => ({
        request: (await import('./network/client-request')).clientRequest(options),
      }),
      ['request'],
    ).calls(lifetime);
    const client: Record<string, unknown> = {
      request: call,
      use: (interceptor: Interceptor<RequestParams, RequestResult>) => {
        requireInterceptor('createClient().use', interceptor);
        return own.add('request', interceptor as never);
      },
    };
    for (const name of ['get', 'head', 'options', 'delete']) {
      client[name] = (url: string, params?: object) => call(merge(params, { url, method: name }));
    }
    for (const name of ['post', 'put', 'patch']) {
      client[name] = (url: string, data: unknown, params?: object) =>
        call(
          merge(params, data === undefined ? { url, method: name } : { url, method: name, data }),
        );
    }
    return client as Client;
  };

  const connectSocket = (lifetime?: AbortSignal) => (given: ConnectSocketParams) => {
    const params = copyOf('connectSocket', given);
    refuseUnless(
      typeof params.url === 'string' && params.url !== '',
      'connectSocket',
      'parameter.url should be a string that is not empty',
    );
    // The page that asks, not the one that is on top when the code has come.
    const page = params.endsWithPage && context.navigator.activePage();
    const endings = [
      lifetime,
      page ? context.pageLifetimes.of(page.id) : null,
      // With `reconnect` it would come back for ever.
      context.life.signal,
    ];
    return lazyObject<SocketTask>(context, {
      prefix: 'connectSocket().',
      load: () =>
        loadSockets().then(
          ({ openSocket }) => openSocket(context, params, endings),
          (cause: unknown) => lostSocket(context.env, codeFailure(context, 'connectSocket', cause)),
        ),
      methods: 'send close',
      events: 'Open Message Error Close',
      fields: { readyState: 0 },
    });
  };

  return {
    calls: (lifetime?: AbortSignal): NetworkCalls => ({
      ...events.calls(lifetime),
      createClient: createClient(lifetime),
      connectSocket: connectSocket(lifetime),
    }),
  };
}

/** Read once, before anything is made of it. */
function copyOf<T extends object>(api: string, params: T | undefined): Partial<T> {
  try {
    return { ...params } as Partial<T>;
  } catch (cause) {
    throw new PlatformError({
      code: 'invalid',
      api,
      message: 'the parameter is unreadable',
      cause,
    });
  }
}

/** Params that throw when they are read are refused where they are checked. */
function merge(params: object | undefined, own: object): RequestParams {
  return (attempt(() => ({ ...params, ...own })) ?? params) as RequestParams;
}
