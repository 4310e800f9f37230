export type { ImageMode } from './frame-of';
export { Image, type ImageProps } from './image';
export { samplePicture } from './sample-picture';
export { type PreviewRequest, usePreview } from './use-preview';
