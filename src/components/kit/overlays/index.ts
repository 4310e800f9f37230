export { hasTabStop, isKeyboardFocus, tabStops } from './focus';
export { useHiddenWithPage, useLayer } from './layer';
export {
  LayerContext,
  useFloat,
  useFloatBox,
  useLayerScope,
  useOverlayContainer,
} from './layer-scope';
export { useOutside } from './outside';
export { OverlayOwnerContext, overlayOwnerOf, useOverlayRoot } from './root';
export {
  type OpenChangeReason,
  type OpenProps,
  useContentWarning,
  useOpen,
  useOpenings,
} from './use-open';
export { usePresence } from './use-presence';
export { followView } from './visible-area';
