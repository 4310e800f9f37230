export const enOption = {
  optionPlace: '{name}, {number} of {count}',
} as const;

export const enCheckbox = {
  checkboxMin: 'Choose at least {min}',
} as const;

export const enCheckList = {
  checkListNothing: 'Nothing found',
} as const;

export const enTreeSelect = {
  treeSelectEmpty: 'Nothing here yet',
} as const;

export const enSlider = {
  sliderFrom: 'From',
  sliderTo: 'To',
} as const;

export const enRate = {
  rateValue: '{value} of {count}',
  rateNone: 'Not rated',
} as const;

export const enForm = {
  formRequired: 'Fill this in',
  formChoose: 'Choose something here',
  formEmail: 'Not an e-mail address',
  formUrl: 'Not a web address',
  formNumber: 'Not a number',
  formPattern: 'Not in the expected form',
  formMinLength: 'At least {min} characters',
  formMaxLength: 'At most {max} characters',
  formMin: 'At least {min}',
  formMax: 'At most {max}',
  formMinCount: 'Choose at least {min}',
  formMaxCount: 'Choose at most {max}',
  formStep: 'This value lies between two steps',
  formInvalid: 'Not valid',
  formUnchecked: 'This could not be checked. Try again.',
  formChecking: 'Checking…',
  formSummary: 'Look at these fields again',
  formFailed: 'This could not be sent. Try again.',
  formRequiredMark: 'required',
  formRow: 'Row',
  formRowAdded: '{row} {place} added, {count} in all',
  formRowRemoved: '{row} {place} removed, {count} left',
  formRowMoved: '{row} moved to place {place} of {count}',
  formFilesLost: 'Choose these files again: {names}',
  formLeaveTitle: 'Leave without saving?',
  formLeaveText: 'What you have entered will be lost.',
  formLeave: 'Leave',
  formStay: 'Stay',
  formNext: 'Next',
  formPrevious: 'Back',
  formDone: 'Done',
  formStepOf: 'Step {place} of {count}:',
} as const;
