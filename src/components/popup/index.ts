export { followView } from './follow-view';
export { tabStops } from './keep-focus';
export { useOverlayContainer } from './overlay-container';
export { isInOverlayOf, OverlayOwnerContext, useOverlayRoot } from './overlay-root';
export { Popup, type PopupCloseCause, type PopupProps } from './popup';
export type { PopupSide } from './sheet-style';
export { usePresence } from './use-presence';
