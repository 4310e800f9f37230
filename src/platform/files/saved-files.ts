import { del, entries, get, set } from 'idb-keyval';
import type { Checked, Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { toPlatformError } from '@/platform/call/errors';
import { checkParams, optional, required, text } from '@/platform/call/params';
import { isQuotaError, newId, openDatabase, timeOfId } from '@/platform/storage/database';
import { enLate } from '@/shared/messages';
import { fileName, type FileSource, fileSource, isSavedPath, SAVED } from './file-source';
import { readParameter } from './read-file';

export type SavedFile = {
  readonly filePath: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly createTime: number;
};

export type SaveFileParams = (
  | {
      /** A path, a URL, or the file itself. */
      readonly filePath: FileSource;
    }
  | {
      /** uni-app's name for `filePath`. */
      readonly tempFilePath: FileSource;
    }
) & {
  /** @default the name of the file */
  readonly fileName?: string | undefined;
};

export type SaveFileResult = { readonly savedFilePath: string };

export type GetSavedFileInfoParams = { readonly filePath: string };

export type GetSavedFileListResult = { readonly fileList: readonly SavedFile[] };

export type RemoveSavedFileParams = { readonly filePath: string };

/** Keeps a file in the browser until removeSavedFile [S5.3]. Each saved file gets a new path. */
export const saveFile: Api<SaveFileParams, SaveFileResult> = defineApi('saveFile', {
  check: checkSave,
  run: async (context, { source, parameter, fileName: newName }, fail, { signal }) => {
    const blob = await readParameter(context, source, parameter, fail, signal);
    if (signal.aborted) throw fail('abort', context.messages.t('requestAbort'), signal.reason);
    const saved = context.shelf(createSavedFiles);
    const name = newName ?? fileName(blob, source) ?? 'file';
    const savedFilePath = await saved.add(blob, name, fail).catch((error: unknown) => {
      const cause = toPlatformError('saveFile', error);
      const code = isQuotaError(cause.cause) ? 'quota' : cause.code;
      // The spec has one message for all reasons. The code and the cause name the reason [S8.7].
      throw fail(code, context.messages.using(enLate)('saveFailed'), cause);
    });
    if (signal.aborted) await saved.remove(savedFilePath, fail);
    return { savedFilePath };
  },
});

/** Lists the files that saveFile keeps, the oldest first. */
export const getSavedFileList: Api<NoParams, GetSavedFileListResult> = defineApi(
  'getSavedFileList',
  {
    run: async ({ shelf }, _params, fail) => ({
      fileList: await shelf(createSavedFiles).list(fail),
    }),
  },
);

const checkPath = checkParams({ filePath: required(text) });

/** The size, time and name of a saved file [S5.3]. */
export const getSavedFileInfo: Api<GetSavedFileInfoParams, SavedFile> = defineApi(
  'getSavedFileInfo',
  {
    check: checkPath,
    run: async (context, { filePath }, fail) =>
      describeSaved(filePath, await requireSaved(context, filePath, fail)),
  },
);

/** Removes a saved file [S5.3]. An unknown path is an error: it is probably misspelt. */
export const removeSavedFile: Api<RemoveSavedFileParams, void> = defineApi('removeSavedFile', {
  check: checkPath,
  run: async (context, { filePath }, fail) => {
    await requireSaved(context, filePath, fail);
    await context.shelf(createSavedFiles).remove(filePath, fail);
  },
});

type CheckedSave = {
  readonly source: FileSource;
  /** The name by which the caller passed the file. */
  readonly parameter: 'filePath' | 'tempFilePath';
  readonly fileName: string | undefined;
};

const saveFields = checkParams({
  filePath: optional(fileSource),
  tempFilePath: optional(fileSource),
  fileName: optional(text),
});

function checkSave(input: unknown): Checked<CheckedSave> {
  const fields = saveFields(input);
  if ('refused' in fields) return fields;
  const { filePath, tempFilePath, fileName: name } = fields.value;
  const source = tempFilePath ?? filePath;
  const parameter = tempFilePath === undefined ? 'filePath' : 'tempFilePath';
  return source === undefined
    ? { refused: 'Missing required parameter `filePath`' }
    : { value: { source, parameter, fileName: name } };
}

/** The file that saveFile keeps under a path. Rejects if the path is unknown. */
export async function requireSaved(
  { shelf }: PlatformContext,
  path: string,
  fail: Fail,
): Promise<File> {
  const file = isSavedPath(path) ? await shelf(createSavedFiles).find(path, fail) : undefined;
  if (!file) throw fail('not-found', 'parameter.filePath is not a saved file');
  return file;
}

function describeSaved(filePath: string, { name, type, size }: File): SavedFile {
  return { filePath, name, type, size, createTime: timeOfId(filePath.slice(SAVED.length)) };
}

type SavedFiles = {
  /** Resolves with the new path. */
  add(blob: Blob, name: string, fail: Fail): Promise<string>;
  find(path: string, fail: Fail): Promise<File | undefined>;
  /** The oldest first. */
  list(fail: Fail): Promise<readonly SavedFile[]>;
  remove(path: string, fail: Fail): Promise<void>;
};

type Stored = { readonly name: string; readonly type: string; readonly body: Blob | ArrayBuffer };

/** The largest file to hold in memory, where the database accepts no Blobs. */
const MAX_BYTES_IN_MEMORY = 64 * 1024 * 1024;

/** The database of the files that outlive the page and the app. The browser keeps their bytes on the disk. */
function createSavedFiles(context: PlatformContext): SavedFiles {
  const database = openDatabase(context, 'files');
  const { File } = context.env.window;
  const toFile = ({ name, type, body }: Stored) => new File([body], name, { type });

  return {
    add: async (blob, name, fail) => {
      const path = `${SAVED}${newId(context.env)}/${name}`;
      const { type, size } = blob;
      await database.use(
        async (store) => {
          const put = (body: Stored['body']) => set(path, { name, type, body }, store);
          await put(blob).catch(async (cause: unknown) => {
            // WebKit's private windows store bytes, but no Blobs.
            if (isQuotaError(cause) || size > MAX_BYTES_IN_MEMORY) throw cause;
            await put(await blob.arrayBuffer());
          });
        },
        fail,
        size,
      );
      return path;
    },
    find: async (path, fail) => {
      const stored = await database.use((store) => get<Stored>(path, store), fail);
      return stored && toFile(stored);
    },
    list: async (fail) => {
      const saved = await database.use((store) => entries<string, Stored>(store), fail);
      return saved
        .map(([path, stored]) => describeSaved(path, toFile(stored)))
        .sort((first, second) => first.createTime - second.createTime);
    },
    remove: (path, fail) => database.use((store) => del(path, store), fail),
  };
}
