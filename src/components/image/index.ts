export type { ImageMode } from './frame-of';
export { type ImageProps, ImageView } from './image';
export { samplePicture } from './image';
export { type PreviewRequest, usePreview } from './use-preview';
