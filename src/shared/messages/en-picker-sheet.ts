import { enPicker } from './en-picker';

/** What the sheet of wheels says; its code comes after the field's. */
export const enPickerSheet = {
  ...enPicker,
  pickerDone: 'Done',
  pickerCancel: 'Cancel',
  pickerSearch: 'Search',
  pickerClear: 'Clear',
  pickerNothing: 'Nothing found',
  pickerLoading: 'Loading',
  pickerYear: 'Year',
  pickerMonth: 'Month',
  pickerDay: 'Day',
  pickerHour: 'Hour',
  pickerMinute: 'Minute',
  pickerSecond: 'Second',
} as const;
