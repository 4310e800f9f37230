export { Toast, type ToastProps } from './toast';
export { toast } from './toast-calls';
export { type ToastContent, ToastHost } from './toast-host';
export type { ToastIcon } from './toast-view';
