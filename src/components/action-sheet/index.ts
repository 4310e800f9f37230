export {
  ActionSheet,
  type ActionSheetItem,
  type ActionSheetProps,
} from './action-sheet';
