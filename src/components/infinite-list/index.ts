export type { FeedProps } from './infinite-list';
export { InfiniteList, type InfiniteListProps } from './infinite-list';
