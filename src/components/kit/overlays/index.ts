export { hasTabStop, isKeyboardFocus, tabStops } from './focus';
export { useHiddenWithPage, useLayer } from './layer';
export {
  isInOverlayOf,
  OverlayContainerContext,
  OverlayOwnerContext,
  useOverlayContainer,
  useOverlayRoot,
} from './root';
export { type OpenChangeReason, type OpenProps, useOpen } from './use-open';
export { usePresence } from './use-presence';
export { followView } from './visible-area';
