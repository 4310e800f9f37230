export { WebView, type WebViewError, type WebViewHandle, type WebViewProps } from './web-view';
