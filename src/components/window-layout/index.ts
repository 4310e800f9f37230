export { WindowLayout, type WindowLayoutProps } from './window-layout';
