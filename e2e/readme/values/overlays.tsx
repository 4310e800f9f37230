/** Examples of overlays whose owner opens them, and of messages. */
export const overlays = {
  'action-sheet-2': { open: true },
  'action-sheet-3': { number: 2041 },
  'dialog-1': { open: true },
  'dialog-2': { name: 'Groceries' },
  'dialog-3': { open: true },
  'notice-bar-2': { order: 2041 },
  'notice-bar-3': {
    notice: { id: 1, text: 'The market closes at noon because of the storm.', isUrgent: true },
  },
  'notify-3': { delay: { order: 2041, minutes: 10 } },
  'popover-3': { count: 2, isNew: true },
  'popup-3': { open: true },
  'share-sheet-3': { open: true },
  'share-sheet-4': { open: true },
  'toast-2': { save: () => Promise.resolve(true) },
  'tour-2': { isFirstVisit: true },
};
