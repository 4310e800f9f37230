export { ScrollView, type ScrollViewHandle, type ScrollViewProps } from './scroll-view';
export type { RefresherOptions } from './use-refresher';
export type { EdgeDetail, ScrollDetail } from './use-scroll-report';
