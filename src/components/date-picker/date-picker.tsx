import { type DateProps, Picker, type PickerBase, type PickerField } from '@/components/picker';

export type DatePickerProps = PickerBase &
  Omit<DateProps, 'mode' | 'fields'> & {
    /** The smallest part: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or with a time to the second. @default 'day' */
    precision?: PickerField;
  };

/** A date, with a time or without, on wheels. A Picker of mode date; [S9.19] 150 years either side. */
export function DatePicker({ precision = 'day', ...props }: DatePickerProps) {
  return <Picker {...props} mode="date" fields={precision} />;
}
