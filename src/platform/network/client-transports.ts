import { failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Controls } from '@/platform/call/task';
import { defined } from '@/platform/call/take';
import { fetchCode } from '@/shared/lost-code';
import { isHtmlPage } from './answer';
import type { Settings } from './client-options';
import type { DownloadFileParams, DownloadFileProgress, DownloadFileResult } from './download';
import type { Kept } from './download-parts';
import type { EarlyAnswer } from './early-request';
import { type NetworkParams, newKey } from './fields';
import { request } from './request';
import type { RequestParams, RequestProgress, RequestResult } from './request-params';
import type { UploadFileParams, UploadFileProgress, UploadFileResult } from './upload';

/** One kind of call that a client sends: how it completes the parameters, and how it sends them. */
export type Transport<Params extends NetworkParams, Result, Progress> = {
  readonly name: string;
  /** Milliseconds for a call that sets no time-out. */
  readonly usualTimeout: (context: PlatformContext, settings: Settings) => number;
  /** The parameters of each sending of one call. */
  readonly prepare: (context: PlatformContext, params: Params) => () => Params;
  /** Makes what the sendings of one call have in common. */
  readonly begin?: () => unknown;
  readonly send: (
    context: PlatformContext,
    params: Params,
    settings: Settings,
    controls: Controls<Progress>,
  ) => Promise<Result>;
};

export const byRequest: Transport<RequestParams, RequestResult, RequestProgress> = {
  name: 'request',
  usualTimeout: (_context, { timeout }) => timeout,
  prepare: ({ env }, params) => {
    // Sending again after a 401 is the same call, so it has the same key.
    const keyed =
      params.idempotencyKey === true ? { ...params, idempotencyKey: newKey(env) } : params;
    return () => keyed;
  },
  send: async (
    context,
    params,
    { header: _header, auth: _auth, refresh: _refresh, ...usual },
    controls,
  ) => {
    const result = await request(context)(
      { ...given(usual), ...params } as RequestParams,
      controls as Controls<RequestProgress, EarlyAnswer>,
    );
    const wanted = usual.dataType ?? params.dataType ?? params.responseType;
    if (wanted === undefined && isHtmlPage({ headers: result.header, data: result.data })) {
      throw failureOf('request')(
        'parse',
        'the server answered with an HTML page in place of data; a public network may want the user to sign in',
        result,
      );
    }
    return result;
  },
};

export const byUpload: Transport<UploadFileParams, UploadFileResult, UploadFileProgress> = {
  name: 'uploadFile',
  usualTimeout: ({ settings }) => settings.timeouts.upload,
  prepare: (_context, params) => {
    const { resume } = params;
    if (!resume) return () => params;
    const plan = resume === true ? {} : resume;
    let uploadUrl = Object(plan).uploadUrl as string | undefined;
    const onStart = (url: string) => {
      uploadUrl = url;
      plan.onStart?.(url);
    };
    // After a 401 the upload goes on where it was.
    return () => ({ ...params, resume: { ...plan, ...(uploadUrl && { uploadUrl }), onStart } });
  },
  send: async (context, params, settings, controls) =>
    (await fetchCode(() => import('./upload'))).uploadFile(context)(
      { ...forTransfer(settings), ...params },
      controls,
    ),
};

export const byDownload: Transport<DownloadFileParams, DownloadFileResult, DownloadFileProgress> = {
  name: 'downloadFile',
  usualTimeout: ({ settings }) => settings.timeouts.download,
  prepare: (_context, params) => () => params,
  // After a 401 the download goes on where it was.
  begin: (): Kept => ({}),
  send: async (context, params, settings, controls) =>
    (await fetchCode(() => import('./download'))).downloadFile(context)(
      { ...forTransfer(settings), ...params },
      controls as Controls<DownloadFileProgress, Kept>,
    ),
};

/** Time-outs and attempts of requests are too short and too few for files. */
function forTransfer({ baseURL, withCredentials, whenOffline: offline }: Settings): object {
  return given({ baseURL, withCredentials, whenOffline: offline });
}

/** Without what is undefined: it must not hide a setting. */
export function given(params: unknown): object {
  if (typeof params !== 'object' || params === null) return {};
  return defined(params);
}
