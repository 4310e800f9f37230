export {
  ImagePreview,
  type ImagePreviewLabels,
  type ImagePreviewProps,
  type PreviewPicture,
} from './image-preview';
