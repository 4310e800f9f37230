export type { PickerField } from './fields';
export { type ModelProps as PickerSource, type PickerItem, readModel } from './field-text';
export type { PickerChoice, PickerColumn, PickerNode } from './model';
export { latePickerParts, Picker } from './picker';
export type { PickerParts } from './picker-popup';
export type { DateProps, PickerBase, PickerHandle, PickerProps, SheetProps } from './picker-props';
export { SheetField } from './sheet-field';
export { type PickerPrompt, type PickerQuestion, usePickerPrompt } from './use-picker-prompt';
export { useBranches } from './use-branches';
