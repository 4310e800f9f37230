export { animateScroll, type ScrollTarget } from './animate-scroll';
export { scrollsInside } from './can-scroll';
export { findScroller, scrollSource } from './find-scroller';
export { browserAnchors, holdAnchor } from './hold-anchor';
export { moveInFeed } from './move-in-feed';
export { placeInScroller } from './place-in-scroller';
