export type { CropArea } from './crop-view';
export type { CropOptions } from './cut-picture';
export { ImageCropper, type ImageCropperHandle, type ImageCropperProps } from './image-cropper';
