export { Toast, type ToastProps } from './toast';
export { type ToastContent, ToastHost } from './toast-host';
export type { ToastIcon } from './toast-view';
