export { pullContent, type PullState } from './pull-machine';
export { PullBody, type PullLabels, usePullLabels } from './pull-parts';
export { type PullHandle, PullToRefresh, type PullToRefreshProps } from './pull-to-refresh';
export { usePull } from './use-pull';
