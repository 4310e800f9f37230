import { checkParams, flag, optional } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { type Fail } from '@/platform/call/check';
import { isPlatformError } from '@/platform/call/errors';
import { createTempFile, fileOwner } from '@/platform/files/temp-files';
import { createTempFiles } from '@/platform/files/temp-files';
import { downloadInParts } from '@/platform/network/download-in-parts';
import {
  type NetworkParams,
  type RetryParams,
  networkFields,
  retryPlan,
} from '@/platform/network/network-fields';
import { networkFailure } from '@/platform/network/attempts';
import { requireOnline } from '@/platform/network/offline';
import { fileNameOf } from '@/platform/network/parse-content-disposition';
import { percentOf } from '@/platform/network/percent-of';
import { readAnswer } from '@/platform/network/read-answer';
import { resolveUrl } from '@/platform/network/resolve-url';
import { withDeadline } from '@/platform/network/with-deadline';
import { enLate } from '@/shared/messages';

export type DownloadFileParams = NetworkParams & {
  /** Attempts after a failed one: how many in a row without progress, or in detail; 0 for none. @default 5 */
  readonly resume?: number | boolean | RetryParams | undefined;
  /** Also keeps it as saveFile does, beyond the page. @default false */
  readonly save?: boolean | undefined;
};

export type DownloadFileResult = {
  /** A blob URL. It is revoked when the page that asked is unloaded, or by revoke(). */
  readonly tempFilePath: string;
  /** Where it is kept, if that was asked for. */
  readonly savedFilePath: string | undefined;
  readonly file: File;
  /** By Content-Disposition, else the last part of the address that it came from. */
  readonly name: string;
  readonly statusCode: number;
  readonly header: Readonly<Record<string, string>>;
  readonly revoke: () => void;
};

export type DownloadFileProgress = {
  /** Whole percent; 0 while the whole is not known. */
  readonly progress: number;
  readonly totalBytesWritten: number;
  readonly totalBytesExpectedToWrite: number | undefined;
};

const check = checkParams({
  ...networkFields,
  resume: optional(retryPlan, { times: 5, delay: 300, maxDelay: 30_000 }),
  save: optional(flag, false),
});

/** Fetches a file by GET [S7.4]. What does not come, or with a status outside 200 to 299, fails [S8.13]. */
export const downloadFile: Api<DownloadFileParams, DownloadFileResult, DownloadFileProgress> =
  defineApi('downloadFile', {
    check,
    run: (context, params, fail, { signal, progress }) => {
      requireOnline(context, fail);
      const { resume, save, header, timeout = context.settings.timeouts.download } = params;
      const url = resolveUrl(context, params, fail).href;
      const owner = fileOwner(context);
      const message = context.messages.using(enLate)('downloadFailure');
      const order = { ...params, url, method: 'GET', headers: header, bodyType: 'stream' as const };

      const watch = (bytes: number, total: number | undefined) =>
        progress({
          progress: percentOf(bytes, total),
          totalBytesWritten: bytes,
          totalBytesExpectedToWrite: total,
        });

      return withDeadline(context, timeout, fail, signal, async (ending) => {
        const { answer, blob } = await downloadInParts(context, order, resume, ending, watch).catch(
          (cause: unknown) => {
            throw networkFailure(context, fail, cause, message);
          },
        );
        if (!blob) throw fail('http-status', message, readAnswer(answer, 'auto'));
        const disposition = answer.headers['content-disposition'];
        const name = fileNameOf(disposition, answer.url || url, url);
        const savedFilePath = save ? await keep(context, blob, name, fail, ending) : undefined;
        // Last of all: nobody could revoke the path of a call that has failed.
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

/** [S8.7] when there is no room for it. */
async function keep(
  context: PlatformContext,
  filePath: Blob,
  fileName: string,
  fail: Fail,
  signal: AbortSignal,
) {
  const { saveFile } = await import('@/platform/apis/files/save-file');
  try {
    const controls = { signal, progress: () => {} };
    return (await saveFile(context)({ filePath, fileName }, controls)).savedFilePath;
  } catch (cause) {
    throw isPlatformError(cause) ? fail(cause.code, cause.message, cause) : cause;
  }
}
