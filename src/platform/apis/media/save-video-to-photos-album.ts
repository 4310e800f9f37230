import type { Api } from '@/platform/call/define';
import { defineSave, type SaveParams } from '@/platform/media/define-save';

export type SaveVideoToPhotosAlbumParams = SaveParams;

/** Keeps a video on the visitor's device: by the share sheet on iOS, else as a download [S8.7]. */
export const saveVideoToPhotosAlbum: Api<SaveVideoToPhotosAlbumParams, void> = defineSave(
  'saveVideoToPhotosAlbum',
  'video',
);
