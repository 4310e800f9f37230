export { PageDots, type PageDotsMode } from './page-dots';
export { PageIndicator, type PageIndicatorMode, type PageIndicatorProps } from './page-indicator';
