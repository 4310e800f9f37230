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
