import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { withDeadline } from '@/platform/call/timers';
import { type Api, defineApi } from '@/platform/call/define';
import { toPlatformError } from '@/platform/call/errors';
import { checkParams, flag, optional } from '@/platform/call/params';
import { createTempFile, createTempFiles, fileOwner } from '@/platform/files/temp-files';
import { fetchCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { downloadInParts, type Kept } from './download-parts';
import { refusedTransfer } from './answer';
import {
  type NetworkParams,
  networkFields,
  type RetryParams,
  retryPlan,
  type TransferParams,
  whenOffline as offlineField,
} from './fields';
import { networkFailure, requireOnline } from './retry';
import { ownerOf, percentOf } from './send';
import { resolveUrl } from './address';
import { fileNameOf } from './download-headers';

export type DownloadFileParams = NetworkParams &
  TransferParams & {
    /**
     * Attempts after a failed one: how many in a row without progress, or in detail. 0 makes one attempt only.
     * @default 5
     */
    readonly resume?: number | boolean | RetryParams | undefined;
    /** Also saves the file as saveFile does, so that it outlives the page. @default false */
    readonly save?: boolean | undefined;
  };

export type DownloadFileResult = {
  /** A blob URL. It is valid until the page that called is unloaded, or until revoke(). */
  readonly tempFilePath: string;
  /** The path of the saved file, with `save: true`. */
  readonly savedFilePath: string | undefined;
  readonly file: File;
  /** The name in Content-Disposition, or else the last part of the URL that the file came from. */
  readonly name: string;
  readonly statusCode: number;
  readonly header: Readonly<Record<string, string>>;
  readonly revoke: () => void;
};

export type DownloadFileProgress = {
  /** Whole percent. 0 while the size is unknown. */
  readonly progress: number;
  readonly totalBytesWritten: number;
  readonly totalBytesExpectedToWrite: number | undefined;
};

const checkDownload = checkParams({
  ...networkFields,
  whenOffline: optional(offlineField, 'wait'),
  resume: optional(retryPlan, { times: 5, delay: 300, maxDelay: 30_000 }),
  save: optional(flag, false),
});

/** Downloads a file by GET [S7.4]. No answer, and a status outside 200 to 299, are failures [S8.13]. */
export const downloadFile: Api<DownloadFileParams, DownloadFileResult, DownloadFileProgress, Kept> =
  defineApi('downloadFile', {
    check: checkDownload,
    run: (context, params, fail, { signal, progress, begun, ...controls }) => {
      const { resume, whenOffline, save, header } = params;
      const { timeout = context.settings.timeouts.download } = params;
      const url = resolveUrl(context, params, fail).href;
      const owner = fileOwner(context, controls);
      const message = context.messages.using(enLate)('downloadFailure');
      const request = { url, method: 'GET', headers: header, bodyType: 'stream' as const };
      const order = { ...params, ...request, owner: ownerOf(context, controls) };
      const plan = { ...resume, whenOffline };

      const watch = (bytes: number, total: number | undefined) =>
        progress({
          progress: percentOf(bytes, total),
          totalBytesWritten: bytes,
          totalBytesExpectedToWrite: total,
        });

      return withDeadline(context, timeout, fail, signal, async (ending) => {
        if (whenOffline === 'fail') requireOnline(context, fail);
        const loading = downloadInParts(context, order, plan, ending, watch, begun);
        const { answer, blob } = await loading.catch((cause: unknown) => {
          throw networkFailure(context, fail, cause, message);
        });
        if (!blob) throw refusedTransfer(fail, answer, 'auto', message);
        const disposition = answer.headers['content-disposition'];
        const name = fileNameOf(disposition, answer.url || url, url);
        const savedFilePath = save ? await saveBlob(context, blob, name, fail, ending) : undefined;
        // The path comes last: the caller of a failed call could not revoke it.
        if (ending.aborted) throw fail('abort', context.messages.t('requestAbort'));
        const { path, file } = createTempFile(context, blob, name, owner);
        return {
          tempFilePath: path,
          savedFilePath,
          file,
          name,
          statusCode: answer.status,
          header: answer.headers,
          revoke: () => context.shelf(createTempFiles).remove(path),
        };
      });
    },
  });

/** Rejects with code `quota` if the browser has no room for the file [S8.7]. */
async function saveBlob(
  context: PlatformContext,
  filePath: Blob,
  fileName: string,
  fail: Fail,
  signal: AbortSignal,
): Promise<string> {
  const { saveFile } = await fetchCode(() => import('@/platform/files/saved-files'));
  try {
    const controls = { signal, progress: () => {} };
    return (await saveFile(context)({ filePath, fileName }, controls)).savedFilePath;
  } catch (cause) {
    const { code, message } = toPlatformError('downloadFile', cause);
    throw fail(code, message, cause);
  }
}
