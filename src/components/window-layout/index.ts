export { useMinWidth } from './use-min-width';
export { WindowLayout, type WindowLayoutProps } from './window-layout';
