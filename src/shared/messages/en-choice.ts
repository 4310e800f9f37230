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
  formChoose: 'Choose an option',
  formConfirm: 'Confirm this to continue',
  formSign: 'Sign here',
  formEmail: 'Enter an email address',
  formUrl: 'Enter a web address',
  formNumber: 'Enter a number',
  formPattern: 'Use the expected format',
  formMinLength: 'Enter at least {min} characters',
  formMaxLength: 'Enter at most {max} characters',
  formMin: 'Enter {min} or more',
  formMax: 'Enter {max} or less',
  formMinCount: 'Choose at least {min}',
  formMaxCount: 'Choose at most {max}',
  formStep: 'Enter one of the allowed values',
  formInvalid: 'Enter a valid value',
  formUnchecked: 'Could not check this. Try again.',
  formChecking: 'Checking…',
  formSummary: 'Check these fields',
  formFailed: 'Could not send this. Try again.',
  formRequiredMark: 'required',
  formRow: 'Row',
  formRowAdded: '{row} {place} added, {count} in all',
  formRowRemoved: '{row} {place} removed, {count} left',
  formRowMoved: '{row} moved to place {place} of {count}',
  formFilesLost: 'Choose these files again: {names}',
  formLeaveTitle: 'Leave without saving?',
  formLeaveText: 'Your changes will be lost.',
  formLeave: 'Leave',
  formStay: 'Stay',
  formNext: 'Next',
  formPrevious: 'Back',
  formDone: 'Done',
  formStepOf: 'Step {place} of {count}:',
} as const;
