export {
  canvasGetImageData,
  type CanvasGetImageDataParams,
  type CanvasGetImageDataResult,
} from './canvas-get-image-data';
export { canvasPutImageData, type CanvasPutImageDataParams } from './canvas-put-image-data';
export {
  canvasToTempFilePath,
  type CanvasToTempFilePathParams,
  type CanvasToTempFilePathResult,
} from './canvas-to-temp-file-path';
export { chooseFile, type ChooseFileParams, type ChooseFileResult } from './choose-file';
export { chooseImage, type ChooseImageParams, type ChooseImageResult } from './choose-image';
export { chooseVideo, type ChooseVideoParams, type ChooseVideoResult } from './choose-video';
export { getImageInfo, type GetImageInfoParams, type GetImageInfoResult } from './get-image-info';
export { getVideoInfo, type GetVideoInfoParams, type GetVideoInfoResult } from './get-video-info';
export {
  compressImage,
  type CompressImageParams,
  type CompressImageResult,
} from './compress-image';
export { saveImage, type SaveImageParams } from './save-image';
export {
  saveImageToPhotosAlbum,
  type SaveImageToPhotosAlbumParams,
} from './save-image-to-photos-album';
export {
  saveVideoToPhotosAlbum,
  type SaveVideoToPhotosAlbumParams,
} from './save-video-to-photos-album';
