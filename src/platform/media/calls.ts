export * from './canvas';
export * from './choose-file';
export * from './choose-image';
export { compressImage, type CompressImageParams, type CompressImageResult } from './compress';
export { getImageInfo, type GetImageInfoParams, type GetImageInfoResult } from './picture';
export {
  saveImage,
  type SaveImageParams,
  saveImageToPhotosAlbum,
  type SaveImageToPhotosAlbumParams,
  saveVideoToPhotosAlbum,
  type SaveVideoToPhotosAlbumParams,
} from './save';
export { getVideoInfo, type GetVideoInfoParams, type GetVideoInfoResult } from './video';
