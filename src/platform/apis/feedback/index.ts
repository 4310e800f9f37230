export { closePreviewImage } from './close-preview-image';
export { hideLoading } from './hide-loading';
export { hideNotify } from './hide-notify';
export { hideToast } from './hide-toast';
export { previewImage, type PreviewImageParams } from './preview-image';
export {
  showActionSheet,
  type ShowActionSheetParams,
  type ShowActionSheetResult,
} from './show-action-sheet';
export { showLoading, type ShowLoadingParams } from './show-loading';
export { showModal, type ShowModalParams, type ShowModalResult } from './show-modal';
export { showNotify, type ShowNotifyParams } from './show-notify';
export { showToast, type ShowToastParams } from './show-toast';
