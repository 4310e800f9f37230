export { PullBody, type PullLabels, usePullLabels } from './pull-parts';
export { type PullHandle, PullToRefresh, type PullToRefreshProps } from './pull-to-refresh';
export { pullContent } from './pull-finger';
export { usePull } from './use-pull';
