import { PickerGroup } from '@/components/picker-group';
import { type Given, type Row, rows } from '../contract/rows';

/** The row with more props. */
const variant = (name: string, more: Given): Row => ({
  ui: (given) => rows[name]!.ui({ ...more, ...given }),
});

const words = { itemKey: String, itemLabel: String, renderItem: String };

/** The rows of the contract, and states with more data. */
export const shown: Readonly<Record<string, Row>> = {
  ...rows,
  'Cascader that is open': variant('Cascader', { defaultOpen: true }),
  DataList: variant('DataList', { itemKey: String, renderItem: String }),
  'DatePicker that is open': variant('DatePicker', { defaultOpen: true }),
  'DropdownItem that is open': variant('DropdownItem', {
    defaultOpen: true,
    options: [{ value: 'slate', label: 'Slate' }],
  }),
  InfiniteList: variant('InfiniteList', words),
  'Picker that is open': variant('Picker', { defaultOpen: true }),
  'Picker of a region': variant('Picker', { defaultOpen: true, mode: 'region', searchable: true }),
  'Picker of several lists': variant('Picker', { defaultOpen: true, mode: 'multiSelector' }),
  PickerGroup: {
    ui: (given) => (
      <PickerGroup
        title="Stone"
        defaultOpen
        pickers={[{ value: 'kind', label: 'Kind', range: ['Slate', 'Granite'] }]}
        {...given}
      />
    ),
  },
  'Popover that is open': variant('Popover', { defaultOpen: true }),
  SortableList: variant('SortableList', words),
};
