import { omit } from '@/shared/lazy-values';
import type { TextFieldLook } from './text-field';
import type { FieldFocusOptions } from './use-field-focus';
import type { TextEntryOptions } from './use-text-entry';

type Own = TextFieldLook & FieldFocusOptions & Omit<TextEntryOptions, 'clean' | 'isSame'>;

const OWN = [
  ...['label', 'labelPlacement', 'help', 'error', 'prefix', 'suffix', 'variant', 'className'],
  ...['style', 'focus', 'cursor', 'selectionStart', 'selectionEnd', 'value', 'defaultValue'],
  ...['onChange', 'maxlength', 'formatter', 'ignoreCompositionEvent'],
];

/** What the frame, the focus and the text leave for the native control. */
export function nativeOf<P extends Own>(props: P): Omit<P, keyof Own> {
  return omit(props, OWN) as Omit<P, keyof Own>;
}
