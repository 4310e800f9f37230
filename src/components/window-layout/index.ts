export { WindowLayout, type WindowLayoutProps, type WindowSide } from './window-layout';
