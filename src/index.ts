export * from './app';
export * from './components';
export * from './platform';
export * from './router';
// Calls have parameters of these names too; products write components.
export type {
  ActionSheetProps,
  NotifyProps,
  ToastIcon,
  ToastProps,
  UploadItem,
} from './components';
