export const enOption = {
  optionPlace: '{name}, {number} of {count}',
} as const;

export const enCheckbox = {
  formMinCount: 'Choose at least {min}',
} as const;

export const enCheckList = {
  nothingFound: 'Nothing found',
} as const;

export const enTreeSelect = {
  nothingHere: 'Nothing here yet',
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
  signHere: 'Sign here',
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
  required: 'required',
  formRow: 'Row',
  formRowAdded: '{row} {place} added, {count} in all',
  formRowRemoved: '{row} {place} removed, {count} left',
  formRowMoved: '{row} moved to place {place} of {count}',
  formFilesLost: 'Choose these files again: {names}',
  formLeaveTitle: 'Leave without saving?',
  formLeaveText: 'Your changes will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  formNext: 'Next',
  formPrevious: 'Back',
  done: 'Done',
  formStepOf: 'Step {place} of {count}:',
} as const;
