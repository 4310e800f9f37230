export { charactersOf, countCharacters, cutToCharacters } from './characters';
export { isSameNumber, keepNumber, plainDigits } from './keep-number';
export { nativeOf } from './native-of';
export { type ControlTies, TextField, type TextFieldLook, type TextFieldProps } from './text-field';
export { type FieldFocusOptions, useFieldFocus } from './use-field-focus';
export { type TextEntryOptions, useTextEntry } from './use-text-entry';
