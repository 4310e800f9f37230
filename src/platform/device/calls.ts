export {
  getClipboardData,
  type GetClipboardDataResult,
  setClipboardData,
  type SetClipboardDataParams,
} from './clipboard';
export * from './keyboard';
export * from './network-status';
export * from './phone';
export * from './screen';
export * from './sensors';
// The calls of the second event are onUIStyleChange and offUIStyleChange.
export { onThemeChange, onUIStyleChange } from './watch-theme';
