export { Dialog, type DialogAction, type DialogProps } from './dialog';
export {
  AlertDialog,
  type AlertDialogProps,
  ConfirmDialog,
  type ConfirmDialogProps,
  PromptDialog,
  type PromptDialogProps,
} from './presets';
export { dialog } from './dialog-calls';
