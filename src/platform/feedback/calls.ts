export { showActionSheet, showModal } from './dialogs';
export {
  hideLoading,
  hideNotify,
  hideToast,
  showLoading,
  showNotify,
  showToast,
} from './messages';
export { closePreviewImage, previewImage } from './preview';
