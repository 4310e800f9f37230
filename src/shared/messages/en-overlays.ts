/** English words of overlays. */
import { enTourSkip } from './en-gestures';

export const enPopup = {
  close: 'Close',
  popupResize: 'Resize',
} as const;

export const enDialog = {
  ok: 'OK',
  cancel: 'Cancel',
  dialog: 'Message',
  dialogBusy: 'Please wait',
} as const;

export const enActionSheet = {
  cancel: 'Cancel',
  choices: 'Choose an action',
  loading: 'Loading',
} as const;

export const enShareSheet = {
  loading: 'Loading',
  shareTitle: 'Share',
} as const;

export const enToast = {
  close: 'Close',
  loading: 'Loading',
} as const;

export const enNotify = {
  close: 'Close',
} as const;

export const enDropdown = {
  done: 'Done',
  dropdownReset: 'Reset',
} as const;

export const enFloatingButton = {
  moveWithKeys: 'Move with the arrow keys',
  close: 'Close',
} as const;

export const enFloatingPanel = {
  popupResize: 'Resize',
} as const;

export const enImagePreview = {
  close: 'Close',
  loading: 'Loading',
  loadAgain: 'Load again',
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  saveImage: 'Save picture',
  imageFailed: 'Could not load the picture',
  imageOf: 'Picture {number} of {count}',
} as const;

export const enTour = {
  ...enTourSkip,
  formNext: 'Next',
  formPrevious: 'Back',
  done: 'Done',
  swiperPlace: '{number} of {count}',
} as const;
