export { hasTabStop, isKeyboardFocus, tabStops } from './focus';
export {
  LayerContext,
  useFloat,
  useFloatBox,
  useLayerScope,
  useOverlayContainer,
} from './layer-scope';
export { OverlayOwnerContext, overlayOwnerOf, useOverlayRoot } from './root';
export {
  type OpenChangeReason,
  type OpenProps,
  useContentWarning,
  useOpen,
  useOpenings,
} from './use-open';
export { useHiddenWithPage, useModalLayer } from './use-modal-layer';
export { useOutside } from './use-outside';
export { usePresence } from './use-presence';
export { followView } from './visible-area';
