export { countCharacters } from './text-edits';
export { isSameNumber, keepNumber, mapCaret, plainDigits } from './text-edits';
export { useDecimal, useWrittenNumber } from './use-decimal';
export { nativeOf } from './text-field';
export { TextField, type TextFieldLook } from './text-field';
export { type FieldFocusOptions, useFieldFocus } from './use-text-entry';
export { useTextEntry } from './use-text-entry';
