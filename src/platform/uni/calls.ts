export * from './load-font-face';
export {
  createIntersectionObserver,
  createMediaQueryObserver,
  type Intersection,
  type IntersectionMargins,
  type IntersectionOptions,
  type IntersectionWatch,
  type MediaWatch,
} from './observers';
export { playAnimation, type PlayAnimationParams } from './play-animation';
export * from './providers';
export * from './selector-query';
