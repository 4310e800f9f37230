export {
  type PickerOption,
  PickerView,
  PickerViewColumn,
  type PickerViewColumnProps,
  type PickerViewProps,
} from './picker-view';
