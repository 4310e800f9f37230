import type { Api } from '@/platform/call/define';
import { defineSave, type SaveParams } from '@/platform/media/define-save';

export type SaveImageToPhotosAlbumParams = SaveParams;

/** The reference runtime's name of saveImage: in a browser there is no other way to the album [S8.7]. */
export const saveImageToPhotosAlbum: Api<SaveImageToPhotosAlbumParams, void> = defineSave(
  'saveImageToPhotosAlbum',
  'picture',
);
