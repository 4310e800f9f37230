export { PickerGroup, type PickerGroupItem, type PickerGroupProps } from './picker-group';
