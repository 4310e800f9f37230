export { PickerView, type PickerViewProps } from './picker-view';
export {
  type PickerOption,
  PickerViewColumn,
  type PickerViewColumnProps,
} from './picker-view-column';
