export { Skeleton, type SkeletonProps } from './skeleton';
export { SkeletonBlock, type SkeletonBlockProps } from './skeleton-block';
