export type { ToastIcon } from './icons';
export { Toast, type ToastCloseCause, type ToastProps } from './toast';
export { type ToastContent, ToastHost } from './toast-host';
