export {
  type PullHandle,
  type PullLabels,
  PullToRefresh,
  type PullToRefreshProps,
} from './pull-to-refresh';
