export { useMinWidth } from './window-layout';
export { WindowLayout, type WindowLayoutProps } from './window-layout';
