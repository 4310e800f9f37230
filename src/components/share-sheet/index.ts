export {
  type ShareOption,
  ShareSheet,
  type ShareSheetCloseCause,
  type ShareSheetProps,
} from './share-sheet';
