export { PickerGroup, type PickerGroupProps } from './picker-group';
export type { PickerGroupItem } from './picker-group-sheet';
