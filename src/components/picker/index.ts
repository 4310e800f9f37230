export type { PickerField } from './fields';
export type { ModelProps as PickerSource, PickerItem } from './field-text';
export { latePickerWheels } from './late-wheels';
export type { PickerChoice, PickerColumn, PickerNode } from './model';
export { Picker } from './picker';
export type { PickerWheels } from './picker-wheels';
export type { DateProps, PickerBase, PickerHandle, PickerProps } from './picker-props';
export { SheetField } from './sheet-field';
export { useBranches } from './use-branches';
