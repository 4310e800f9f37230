import { checkParams, required } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { saveToDevice } from '@/platform/media/save-to-device';

export type SaveImageToPhotosAlbumParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
};

const check = checkParams({ filePath: required(fileSource) });

/** The reference runtime's name of saveImage: in a browser there is no other way to the album [S8.7]. */
export const saveImageToPhotosAlbum: Api<SaveImageToPhotosAlbumParams, void> = defineApi(
  'saveImageToPhotosAlbum',
  {
    check,
    run: (context, { filePath }, fail, { signal }) =>
      saveToDevice(context, filePath, 'picture', fail, signal),
  },
);
