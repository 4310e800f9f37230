export type { FeedProps } from './infinite-list';
export { InfiniteList, type InfiniteListProps, OwnList } from './infinite-list';
export { LoadRow } from './load-row';
export { type LoadSide, useLoader } from './use-loader';
