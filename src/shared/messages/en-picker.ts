export const enPickerView = {
  pickerViewColumn: 'Column {count}',
} as const;

export const enPicker = {
  pickerPlaceholder: 'Choose',
  pickerRetry: 'Could not load. Try again',
  pickerNow: 'Until now',
} as const;

export const enPickerGroup = {
  pickerDone: 'Done',
  paginationNext: 'Next',
} as const;
