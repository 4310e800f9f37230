export { browserAnchors, holdAnchor } from './anchor';
export { type AriaNames, moveInFeed, type RowNames, rowNames } from './feed-keys';
export { useGrowingRows } from './growing-rows';
export { placeInScroller, type ScrollTarget, scrollSmoothly, useKeptPlace } from './scroll-to';
export { findScroller, scrollSource, scrollsInside } from './scrollers';
