export type { PickerField } from './fields';
export type { PickerItem } from './field-text';
export type { PickerChoice, PickerColumn, PickerNode } from './model';
export { Picker } from './picker';
export type { DateProps, PickerBase, PickerHandle, PickerProps } from './picker-props';
export { SheetField } from './sheet-field';
export { useBranches } from './use-branches';
