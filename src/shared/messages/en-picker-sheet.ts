import { enPicker } from './en-picker';

/** The words of the picker's sheet. Its chunk loads after the chunk of the field. */
export const enPickerSheet = {
  ...enPicker,
  pickerDone: 'Done',
  pickerCancel: 'Cancel',
  pickerSearch: 'Search',
  pickerNothing: 'Nothing found',
  pickerLoading: 'Loading',
  pickerYear: 'Year',
  pickerMonth: 'Month',
  pickerDay: 'Day',
  pickerHour: 'Hour',
  pickerMinute: 'Minute',
  pickerSecond: 'Second',
} as const;
