export const enPickerView = {
  pickerViewColumn: 'Column {count}',
} as const;

export const enPicker = {
  pickerPlaceholder: 'Choose',
  loadFailed: 'Could not load. Try again',
  pickerNow: 'Until now',
} as const;

export const enPickerGroup = {
  done: 'Done',
  paginationNext: 'Next',
} as const;
