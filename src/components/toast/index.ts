export { Toast, type ToastContent, type ToastProps } from './toast';
