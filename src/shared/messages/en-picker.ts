export const enPickerView = {
  pickerViewColumn: 'Column {count}',
} as const;

export const enPicker = {
  pickerDone: 'Done',
  pickerCancel: 'Cancel',
  pickerPlaceholder: 'Choose',
  pickerSearch: 'Search',
  pickerClear: 'Clear',
  pickerNothing: 'Nothing found',
  pickerLoading: 'Loading',
  pickerRetry: 'Could not load. Try again',
  pickerYear: 'Year',
  pickerMonth: 'Month',
  pickerDay: 'Day',
  pickerHour: 'Hour',
  pickerMinute: 'Minute',
  pickerSecond: 'Second',
  pickerNow: 'Until now',
} as const;
