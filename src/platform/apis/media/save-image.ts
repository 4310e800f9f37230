import { checkParams, required } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { saveToDevice } from '@/platform/media/save-to-device';

export type SaveImageParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
};

const check = checkParams({ filePath: required(fileSource) });

/** Keeps a picture on the visitor's device [S8.7]. */
export const saveImage: Api<SaveImageParams, void> = defineApi('saveImage', {
  check,
  run: (context, { filePath }, fail, { signal }) =>
    saveToDevice(context, filePath, 'picture', fail, signal),
});
