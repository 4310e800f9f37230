import { enPicker } from './en-picker';

/** The words of the picker's sheet. Its chunk loads after the chunk of the field. */
export const enPickerSheet = {
  ...enPicker,
  done: 'Done',
  cancel: 'Cancel',
  pickerSearch: 'Search',
  nothingFound: 'Nothing found',
  loading: 'Loading',
  year: 'Year',
  month: 'Month',
  pickerDay: 'Day',
  pickerHour: 'Hour',
  pickerMinute: 'Minute',
  pickerSecond: 'Second',
} as const;
