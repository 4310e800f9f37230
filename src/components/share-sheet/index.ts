export {
  type ShareOption,
  ShareSheet,
  type ShareSheetProps,
} from './share-sheet';
