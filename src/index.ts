export * from './app';
export * from './components';
export * from './platform';
export * from './router';
// Calls have parameters and results of these names too; products write components.
export {
  type ActionSheetProps,
  Audio,
  type NotifyProps,
  type ToastIcon,
  type ToastProps,
  type UploadItem,
} from './components';
export type { Audio as AudioPlayer } from './platform';
