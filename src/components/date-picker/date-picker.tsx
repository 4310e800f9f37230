import { type DateProps, Picker, type PickerBase, type PickerField } from '@/components/picker';
import { useDefaults } from '@/components/kit/use-defaults';

// Dates have no search: a user types the number on a wheel.
export type DatePickerProps = Omit<PickerBase, 'searchable'> &
  Omit<DateProps, 'mode' | 'fields'> & {
    /** The smallest unit: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or with a time down to the second. @default 'day' */
    precision?: PickerField;
  };

/** A date picker with wheels, with or without a time: a Picker with mode `date`. [S9.19] 150 years before and after. */
export function DatePicker(ownProps: DatePickerProps) {
  const { precision = 'day', ...props } = useDefaults('DatePicker', ownProps);
  return <Picker {...props} mode="date" fields={precision} />;
}
