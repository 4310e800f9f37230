export const enSteps = {
  stepsDone: 'Done',
  stepsFailed: 'Failed',
} as const;

export const enSwipeAction = {
  swipeActionActions: 'Actions',
} as const;

export const enMovable = {
  moveWithKeys: 'Move with the arrow keys',
} as const;
