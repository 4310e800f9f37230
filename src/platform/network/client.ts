import { attempt } from '@/shared/errors';
import type { ApiCall } from '@/platform/call/define';
import type { DownloadFileParams, DownloadFileProgress, DownloadFileResult } from './download';
import type { UploadFileParams, UploadFileProgress, UploadFileResult } from './upload';
import type { RequestCall, RequestParams, RequestProgress, RequestResult } from './request-params';
import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import {
  createInterceptors,
  type Interceptor,
  requireInterceptor,
} from '@/platform/call/interceptors';
import { ofPage } from '@/platform/call/asking-page';
import { createCodeLoader } from '@/platform/call/load';
import { asyncCall } from '@/platform/call/make-calls';
import type { CallScope } from '@/platform/call/call-scope';
import { takeData, takeOrRefuse } from '@/platform/call/take';
import type { CallOptions, Task } from '@/platform/call/task';
import type { ClientOptions } from './client-options';
import { connectSocket } from './connect-socket';
import { fetchAxios } from './early-request';
import type { SocketTask } from './socket';
import type { ConnectSocketParams } from './socket-params';
import type { EventsParams, ServerEvent, StreamParams } from './stream-params';

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

export type ClientSocketParams = Omit<ConnectSocketParams, 'url'> & {
  /**
   * An address behind the client's base URL. A function runs before each connection. For a client with `auth: true` it gets
   * the token of the session, which is renewed before if its end is near.
   */
  readonly url: string | ((session: { readonly token: string | null }) => string | Promise<string>);
};

/** Requests, uploads, downloads, sockets and streams with options in common. */
export type Client = {
  readonly request: RequestCall;
  /** `params.data` becomes the query. */
  readonly get: ClientCall;
  readonly head: ClientCall;
  readonly options: ClientCall;
  readonly delete: ClientCall;
  readonly post: ClientBodyCall;
  readonly put: ClientBodyCall;
  readonly patch: ClientBodyCall;
  /** `uploadFile` with the client's base URL, header and token, and once more after a 401. */
  readonly uploadFile: ApiCall<UploadFileParams, UploadFileResult, UploadFileProgress>;
  /** `downloadFile` with the client's base URL, header and token, and once more after a 401. */
  readonly downloadFile: ApiCall<DownloadFileParams, DownloadFileResult, DownloadFileProgress>;
  /** `connectSocket` with the client's base URL, and with the token for the address. */
  connectSocket(params: ClientSocketParams): SocketTask;
  /** Reads server-sent events. Connects again after a lost connection, and continues after the last event. */
  events(url: string, params?: EventsParams): AsyncIterableIterator<ServerEvent>;
  /** Reads an answer as it arrives. Gives the JSON value of each line. */
  stream<T = unknown>(
    url: string,
    params: StreamParams & { readonly dataType: 'json' },
  ): AsyncIterableIterator<T>;
  /** Gives the text in parts. */
  stream(
    url: string,
    params?: StreamParams & { readonly dataType?: 'text' | undefined },
  ): AsyncIterableIterator<string>;
  /** Adds an interceptor for the requests of this client. Returns a function that removes it. */
  use(interceptor: Interceptor<RequestParams, RequestResult>): () => void;
};

export function createClient(context: PlatformContext, page: CallScope) {
  return (given?: ClientOptions): Client => {
    const isFine = given === undefined || (given !== null && typeof given === 'object');
    refuseUnless(isFine, 'createClient', 'the parameter should be an object');
    const options = takeOrRefuse('createClient', given);
    const interceptors = createInterceptors();
    const ofClientAndApp = (name: string) => [
      ...interceptors.of(name),
      ...context.interceptors.of(name),
    ];
    const code = createCodeLoader(async () => {
      fetchAxios();
      return (await loadCalls()).clientCalls(options);
    });
    const callOf = (name: string, row?: typeof ofPage) =>
      asyncCall({ ...context, interceptors: { ...interceptors, of: ofClientAndApp } }, name, {
        ...row,
        code: code as never,
        exported: name,
        owned: true,
        take: takeData,
      })(page);
    const request = callOf('request');
    const client: Record<string, unknown> = {
      request,
      connectSocket: (socket: ClientSocketParams) => {
        const { url, ...params } = takeOrRefuse('connectSocket', socket);
        const isUrl = typeof url === 'function' || (typeof url === 'string' && url !== '');
        // The call refuses a wrong address.
        const make = async () => (await code.fetch()).socketUrl(context, url as never);
        return connectSocket(context, page)({ ...params, url: isUrl ? make : (url as never) });
      },
      use: (interceptor: Interceptor<RequestParams, RequestResult>) => {
        requireInterceptor('createClient().use', interceptor);
        return interceptors.add('request', interceptor as never);
      },
    };
    for (const name of ['uploadFile', 'downloadFile']) client[name] = callOf(name);
    for (const name of ['events', 'stream']) {
      const open = callOf(name, ofPage) as (params: object) => Promise<AsyncIterable<unknown>>;
      client[name] = (url: string, params?: object) => partsOf(open(merge(params, { url })));
    }
    for (const method of ['get', 'head', 'options', 'delete']) {
      client[method] = (url: string, params?: object) => request(merge(params, { url, method }));
    }
    for (const method of ['post', 'put', 'patch']) {
      client[method] = (url: string, data: unknown, params?: object) =>
        request(merge(params, data === undefined ? { url, method } : { url, method, data }));
    }
    return client as Client;
  };
}

const loadCalls = () => import('./client-request');

/** Fetches the code of clients and their requests. */
export async function fetchRequests(): Promise<void> {
  fetchAxios();
  await loadCalls();
}

async function* partsOf(opening: Promise<AsyncIterable<unknown>>) {
  yield* await opening;
}

/** If reading the parameters throws, the check of the call refuses them. */
function merge(params: object | undefined, fixed: object): RequestParams {
  return (attempt(() => ({ ...params, ...fixed })) ?? params) as RequestParams;
}
