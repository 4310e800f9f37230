export {
  type ShareAction,
  ShareSheet,
  type ShareSheetProps,
} from './share-sheet';
