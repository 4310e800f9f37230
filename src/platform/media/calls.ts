export {
  canvasGetImageData,
  type CanvasGetImageDataParams,
  type CanvasGetImageDataResult,
  canvasPutImageData,
  type CanvasPutImageDataParams,
  canvasToTempFilePath,
  type CanvasToTempFilePathParams,
  type CanvasToTempFilePathResult,
} from './canvas';
export {
  chooseFile,
  type ChooseFileParams,
  type ChooseFileResult,
  chooseVideo,
  type ChooseVideoParams,
  type ChooseVideoResult,
} from './choose-file';
export { chooseImage, type ChooseImageParams, type ChooseImageResult } from './choose-image';
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
