export type { ToastIcon } from './toast-host';
export { Toast, type ToastProps } from './toast';
export { type ToastContent, ToastHost } from './toast-host';
