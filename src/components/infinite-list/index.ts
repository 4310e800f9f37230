export type { FeedProps } from './feed';
export { InfiniteList, type InfiniteListProps } from './infinite-list';
