import { checkParams, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { requireSaved } from '@/platform/files/require-saved';
import { createSavedFiles } from '@/platform/files/saved-files';

export type RemoveSavedFileParams = { readonly filePath: string };

const check = checkParams({ filePath: required(text) });

/** Removes a saved file [S5.3]. One that is not there is an error: its path is wrong. */
export const removeSavedFile: Api<RemoveSavedFileParams, void> = defineApi('removeSavedFile', {
  check,
  run: async (context, { filePath }, fail) => {
    await requireSaved(context, filePath, fail);
    await context.shelf(createSavedFiles).remove(filePath, fail);
  },
});
