import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createSavedFiles, type SavedFile } from '@/platform/files/saved-files';

export type GetSavedFileListResult = { readonly fileList: readonly SavedFile[] };

/** What saveFile has kept, the oldest first. */
export const getSavedFileList: Api<NoParams, GetSavedFileListResult> = defineApi(
  'getSavedFileList',
  {
    check: checkNothing,
    run: async ({ shelf }, _params, fail) => ({
      fileList: await shelf(createSavedFiles).list(fail),
    }),
  },
);
