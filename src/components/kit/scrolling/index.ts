export { browserAnchors, holdAnchor } from './anchor';
export { moveInFeed } from './feed-keys';
export { animateScroll, placeInScroller, type ScrollTarget } from './scroll-to';
export { findScroller, scrollSource, scrollsInside } from './scrollers';
