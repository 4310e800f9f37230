export {
  ImagePreview,
  type ImagePreviewCloseCause,
  type ImagePreviewLabels,
  type ImagePreviewProps,
  type PreviewPicture,
} from './image-preview';
