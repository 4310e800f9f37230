export { useMinWidth } from './use-min-width';
export { WindowLayout, type WindowLayoutProps, type WindowSide } from './window-layout';
