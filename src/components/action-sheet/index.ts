export {
  ActionSheet,
  type ActionSheetAction,
  type ActionSheetProps,
} from './action-sheet';
export { type SheetAction, SheetFrame, type SheetProps } from './sheet-frame';
