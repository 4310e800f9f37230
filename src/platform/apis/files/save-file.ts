import { checkParams, optional, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { type Checked } from '@/platform/call/check';
import { PlatformError } from '@/platform/call/errors';
import { fileName } from '@/platform/files/file-name';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { readFile } from '@/platform/files/read-file';
import { createSavedFiles } from '@/platform/files/saved-files';
import { enLate } from '@/shared/messages';

export type SaveFileParams = (
  | {
      /** What every file call takes: a path, an address, or the file itself. */
      readonly filePath: FileSource;
    }
  | {
      /** The reference's name of the same. */
      readonly tempFilePath: FileSource;
    }
) & {
  /** @default what the file is called */
  readonly fileName?: string | undefined;
};

export type SaveFileResult = { readonly savedFilePath: string };

type Params = {
  readonly source: FileSource;
  /** What the caller wrote it in. */
  readonly param: 'filePath' | 'tempFilePath';
  readonly fileName: string | undefined;
};

const checkFields = checkParams({
  filePath: optional(fileSource),
  tempFilePath: optional(fileSource),
  fileName: optional(text),
});

/** Keeps a file in the browser until it is removed [S5.3]. A path of its own is the answer. */
export const saveFile: Api<SaveFileParams, SaveFileResult> = defineApi('saveFile', {
  check: (input): Checked<Params> => {
    const fields = checkFields(input);
    if (!fields.ok) return fields;
    const { filePath, tempFilePath, fileName: name } = fields.params;
    const source = tempFilePath ?? filePath;
    const param = tempFilePath === undefined ? 'filePath' : 'tempFilePath';
    return source === undefined
      ? { ok: false, code: 'invalid', message: 'Missing required parameter `filePath`' }
      : { ok: true, params: { source, param, fileName: name } };
  },
  run: async (context, { source, param, fileName: wanted }, fail, { signal }) => {
    const blob = await readFile(context, source, signal).catch((cause: PlatformError) => {
      throw fail(cause.code, cause.message.replace('filePath', param), cause);
    });
    if (signal.aborted) throw fail('abort', context.messages.t('requestAbort'));
    const saved = context.shelf(createSavedFiles);
    const name = wanted ?? fileName(blob, source) ?? 'file';
    const savedFilePath = await saved.add(blob, name, fail).catch((cause: PlatformError) => {
      // [S8.7] The reason stands in the cause, and in the code.
      throw fail(cause.code, context.messages.using(enLate)('saveFailed'), cause);
    });
    if (signal.aborted) await saved.remove(savedFilePath, fail);
    return { savedFilePath };
  },
});
