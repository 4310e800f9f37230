import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { digestBlob } from '@/platform/digest/digest-blob';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { readFile } from '@/platform/files/read-file';

export type GetFileInfoParams = {
  /** A temporary or saved file's path, a blob: or data: URL, an address that may be fetched, or the file itself. */
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

const check = checkParams({
  filePath: required(fileSource),
  digestAlgorithm: optional(oneOf('md5', 'sha1'), 'md5'),
});

/** A file's size and digest [S5.3] [S5.5]: of any size, off the main thread, a piece in memory at a time. */
export const getFileInfo: Api<GetFileInfoParams, GetFileInfoResult, FileProgress> = defineApi(
  'getFileInfo',
  {
    check,
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
