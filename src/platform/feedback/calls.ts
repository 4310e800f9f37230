export { closePreviewImage } from './preview';
export { hideLoading } from './messages';
export { hideNotify } from './messages';
export { hideToast } from './messages';
export { previewImage, type PreviewImageParams } from './preview';
export {
  showActionSheet,
  type ShowActionSheetParams,
  type ShowActionSheetResult,
} from './dialogs';
export { showLoading, type ShowLoadingParams } from './messages';
export { showModal, type ShowModalParams, type ShowModalResult } from './dialogs';
export { showNotify, type ShowNotifyParams } from './messages';
export { showToast, type ShowToastParams } from './messages';
