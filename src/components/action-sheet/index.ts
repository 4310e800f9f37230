export {
  ActionSheet,
  type ActionSheetCloseCause,
  type ActionSheetItem,
  type ActionSheetProps,
} from './action-sheet';
