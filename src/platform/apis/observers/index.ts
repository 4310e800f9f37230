export {
  createIntersectionObserver,
  type Intersection,
  type IntersectionMargins,
  type IntersectionOptions,
  type IntersectionWatch,
} from './create-intersection-observer';
export { createMediaQueryObserver, type MediaWatch } from './create-media-query-observer';
export { createSelectorQuery, type NodeAnswer, type SelectorQuery } from './create-selector-query';
