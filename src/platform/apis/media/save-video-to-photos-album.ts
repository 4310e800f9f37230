import { checkParams, required } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { saveToDevice } from '@/platform/media/save-to-device';

export type SaveVideoToPhotosAlbumParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
};

const check = checkParams({ filePath: required(fileSource) });

/** Keeps a video on the visitor's device: by the share sheet on iOS, else as a download [S8.7]. */
export const saveVideoToPhotosAlbum: Api<SaveVideoToPhotosAlbumParams, void> = defineApi(
  'saveVideoToPhotosAlbum',
  {
    check,
    run: (context, { filePath }, fail, { signal }) =>
      saveToDevice(context, filePath, 'video', fail, signal),
  },
);
