export { hideLoading } from './hide-loading';
export { hideToast } from './hide-toast';
export {
  showActionSheet,
  type ShowActionSheetParams,
  type ShowActionSheetResult,
} from './show-action-sheet';
export { showLoading, type ShowLoadingParams } from './show-loading';
export { showModal, type ShowModalParams, type ShowModalResult } from './show-modal';
export { showToast, type ShowToastParams } from './show-toast';
