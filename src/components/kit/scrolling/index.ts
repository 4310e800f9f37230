export { browserAnchors, holdAnchor } from './anchor';
export { type AriaNames, moveInFeed, type RowNames, rowNames } from './feed-keys';
export { animateScroll, placeInScroller, type ScrollTarget } from './scroll-to';
export { findScroller, scrollSource, scrollsInside } from './scrollers';
