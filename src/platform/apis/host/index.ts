export { closeWindow } from './close-window';
export { credential, type CredentialResult } from './credential';
export { hideMenuItems, type HideMenuItemsParams } from './hide-menu-items';
export { hideOptionMenu } from './hide-option-menu';
export {
  openInBrowser,
  type OpenInBrowserParams,
  type OpenInBrowserResult,
} from './open-in-browser';
export { ready } from './ready';
export type { ShareOpenResult } from './share-open';
export { showMenuItems, type ShowMenuItemsParams } from './show-menu-items';
export { showOptionMenu } from './show-option-menu';
export { uploadMedia, type UploadMediaParams, type UploadMediaResult } from './upload-media';
