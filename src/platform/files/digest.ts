import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import type { Controls } from '@/platform/call/task';
import { inTime } from '@/platform/call/timers';
import { startWorker } from '@/platform/call/worker';
import { enLate } from '@/shared/messages';
import type { DigestAlgorithm, DigestReply, DigestRequest } from './digest-worker';
import { type FileSource, fileSource } from './file-source';
import { readFile } from './read-file';

export type GetFileInfoParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
  /** @default 'md5' */
  readonly digestAlgorithm?: 'md5' | 'sha1' | undefined;
};

export type GetFileInfoResult = {
  /** Bytes. */
  readonly size: number;
  /** In hex, as md5sum and sha1sum print it. */
  readonly digest: string;
};

export type FileProgress = {
  /** Percent. */
  readonly progress: number;
  /** Bytes. */
  readonly done: number;
  readonly total: number;
};

const checkInfo = checkParams({
  filePath: required(fileSource),
  digestAlgorithm: optional(oneOf('md5', 'sha1'), 'md5'),
});

/** The size and digest of a file [S5.3] [S5.5]. A file of any size is read in pieces, off the main thread. */
export const getFileInfo: Api<GetFileInfoParams, GetFileInfoResult, FileProgress> = defineApi(
  'getFileInfo',
  {
    check: checkInfo,
    run: async (context, { filePath, digestAlgorithm }, fail, { signal, progress }) => {
      const blob = await readFile(context, filePath, signal);
      const { size } = blob;
      const digest = await digestBlob(context, blob, digestAlgorithm, fail, {
        signal,
        progress: (done) => progress({ progress: (100 * done) / size, done, total: size }),
      });
      progress({ progress: 100, done: size, total: size });
      return { size, digest };
    },
  },
);

/** The digest in hex. Its progress is in bytes. */
export async function digestBlob(
  context: PlatformContext,
  blob: Blob,
  algorithm: DigestAlgorithm,
  fail: Fail,
  { signal, progress }: Controls<number>,
): Promise<string> {
  const { env, messages, settings } = context;
  const worker = startWorker(context, 'digest');
  const ask = (_ending: AbortSignal, restart: () => void) =>
    new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<DigestReply>) => {
        // The limit is for each piece, because a large file may need long.
        restart();
        if ('digest' in data) resolve(data.digest);
        else if ('read' in data) progress(data.read);
        else reject(fail('failed', 'the file cannot be read', data.failed));
      });
      worker.addEventListener('error', (event) => {
        // The call reports the error, so the window must not report it too.
        event.preventDefault();
        reject(fail('failed', 'the digest worker could not be started', event.message));
      });
      const request: DigestRequest = { blob, algorithm };
      worker.postMessage(request, []);
    });
  const late = () => {
    const text = messages.using(enLate)('requestTimeout');
    throw fail('timeout', text, undefined, { limit: 'attempt' });
  };
  const limit = { ms: settings.timeouts.download, signal, late };
  return inTime(env, limit, ask).finally(() => worker.terminate());
}
