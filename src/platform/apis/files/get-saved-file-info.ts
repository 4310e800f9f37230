import { checkParams, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { requireSaved } from '@/platform/files/require-saved';
import { describeSaved, type SavedFile } from '@/platform/files/saved-files';

export type GetSavedFileInfoParams = { readonly filePath: string };

const check = checkParams({ filePath: required(text) });

/** Size, time and name of a saved file [S5.3]. */
export const getSavedFileInfo: Api<GetSavedFileInfoParams, SavedFile> = defineApi(
  'getSavedFileInfo',
  {
    check,
    run: async (context, { filePath }, fail) =>
      describeSaved(filePath, await requireSaved(context, filePath, fail)),
  },
);
