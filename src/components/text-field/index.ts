export { countCharacters } from './characters';
export { isSameNumber, keepNumber, plainDigits } from './keep-number';
export { nativeOf } from './native-of';
export { TextField, type TextFieldLook } from './text-field';
export { type FieldFocusOptions, useFieldFocus } from './use-field-focus';
export { useTextEntry } from './use-text-entry';
