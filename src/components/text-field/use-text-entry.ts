import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useFormReset, useFormValue } from '@/components/kit/form-control';
import { textOf } from '@/components/kit/convert-form-value';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { cutToCharacters, fitEdit, limitOf, mapCaret, type Typed } from './text-edits';

type Field = HTMLInputElement | HTMLTextAreaElement;

export type TextEntryOptions = {
  name?: string | undefined;
  disabled?: boolean | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  maxLength?: number | string | undefined;
  formatter?: ((text: string) => string) | undefined;
  /** Drops characters that the field's type does not allow. */
  clean?: ((text: string, edit: Typed) => string) | undefined;
  /** Whether a focused field keeps its typed text because it equals the owner's text. */
  isSame?: ((typed: string, wanted: string) => boolean) | undefined;
  ignoreCompositionEvent?: boolean | undefined;
  /** The form value of a text. @default the text */
  toForm?: ((text: string) => unknown) | undefined;
};

/**
 * The text of a native field, controlled or not. The field has a `defaultValue`, never a `value`, so the browser keeps
 * its text. The hook writes to the field only when the text must differ. It keeps the caret and never writes during an
 * IME composition.
 */
export function useTextEntry<F extends Field>(
  element: RefObject<F | null>,
  { name, disabled, value, defaultValue = '', onChange, maxLength, ...options }: TextEntryOptions,
) {
  const {
    formatter = same,
    clean = same,
    isSame,
    ignoreCompositionEvent = false,
    toForm,
  } = options;
  const [text, setText, first] = useFormValue(element, {
    name,
    value,
    initial: defaultValue,
    onChange,
    disabled,
    fromForm: textOf,
    toForm,
  });
  const call = useSafeCall();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const limit = limitOf(maxLength);
  const [isCut, setCut] = useState(false);
  const isComposing = useRef(false);
  // The field's text before the current edit, and the result of the last edit.
  const shown = useRef(first);
  const edit = useRef({ text: first, caret: first.length });
  // The last text that the hook reported, and the text of the previous render.
  const told = useRef(first);
  const last = useRef(first);

  const wasReset = useRef(false);
  useFormReset(element, () => {
    wasReset.current = true;
  });

  const tell = (next: string) => {
    told.current = next;
    if (next !== text) setText(next);
    // An owner that keeps its value does not render. Render anyway to restore the field.
    redraw();
  };

  const read = (field: F) => {
    const typed = field.value;
    const caret = field.selectionEnd ?? typed.length;
    const before = shown.current;
    const fitted = fitEdit({ before, typed, caret, limit });
    const clear = clean(fitted.text, { before, typed, caret });
    // Without the answer of a formatter that fails, the field keeps what the user has typed.
    const formatted: unknown = call(formatter, clear);
    const tidy = typeof formatted === 'string' ? formatted : clear;
    const next = tidy.length > fitted.text.length ? cutToCharacters(tidy, limit) : tidy;
    return { next, caret: mapCaret(fitted.text, fitted.caret, next), isCut: fitted.text !== typed };
  };

  const settle = (field: F) => {
    const { next, caret, isCut: isCutNow } = read(field);
    setCut(isCutNow);
    edit.current = { text: next, caret };
    if (next !== field.value) write(field, next, caret);
    shown.current = next;
    tell(next);
  };

  const type = (field: F) => {
    if (!isComposing.current) settle(field);
    else if (ignoreCompositionEvent) redraw();
    else tell(read(field).next);
  };

  useLayoutEffect(() => {
    const field = element.current;
    // The owner emptied the field, for example after it sent a message. End the composition: many keyboards compose
    // every word and would restore the text.
    if (text === '' && last.current !== '' && told.current !== '') isComposing.current = false;
    const isNews = text !== last.current;
    last.current = text;
    // The browser has reset the field to its first text. Another text is from a library that resets its own values.
    const isForeign = wasReset.current && field && field.value !== field.defaultValue;
    wasReset.current = false;
    if (isForeign && value === undefined) return settle(field);
    if (!field || isComposing.current || field.value === text) return;
    // The user typed before hydration, or other code has written to the field.
    if (!isNews && value === undefined && field.value !== shown.current) return settle(field);
    if (hasFocus(field) && isSame?.(field.value, text)) return;
    const typed = edit.current;
    const caret = field.selectionEnd ?? field.value.length;
    const place = typed.text === text ? typed.caret : mapCaret(field.value, caret, text);
    write(field, text, place);
    shown.current = text;
  });

  return {
    text,
    limit,
    /** True if the limit has cut the last input. */
    isCut,
    set: (next: string) => {
      isComposing.current = false;
      edit.current = { text: next, caret: next.length };
      tell(next);
    },
    fieldProps: {
      defaultValue: first,
      onChange: (event: { currentTarget: F }) => type(event.currentTarget),
    },
    /** Merge these with the owner's handlers. */
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: (event: { currentTarget: F }) => {
        isComposing.current = false;
        settle(event.currentTarget);
      },
    },
    /** iOS may leave a field without a `compositionend` event. */
    blur: (event: FocusEvent<F>) => {
      const wasComposing = isComposing.current;
      isComposing.current = false;
      if (wasComposing) settle(event.currentTarget);
      else redraw();
    },
  };
}

const same = (text: string) => text;

function hasFocus(field: Field): boolean {
  return field.ownerDocument.activeElement === field;
}

function write(field: Field, text: string, caret: number) {
  // React compares with the value that it tracks, so this write fires no change event.
  field.value = text;
  // In Safari, `setSelectionRange` would focus the field. A field of type email has no selection.
  if (hasFocus(field) && field.selectionStart !== null) field.setSelectionRange(caret, caret);
}

export type FieldFocusOptions = {
  /** Sets or removes the focus when it changes. */
  focus?: boolean | undefined;
  /** @default -1 */
  cursor?: number | undefined;
  /** @default -1 */
  selectionStart?: number | undefined;
  /** @default -1 */
  selectionEnd?: number | undefined;
};

/** Applies the owner's focus and selection. Users can change both. */
export function useFieldFocus(
  element: RefObject<Field | null>,
  { focus, cursor = -1, selectionStart = -1, selectionEnd = -1 }: FieldFocusOptions,
): void {
  const wasAsked = useRef(false);

  useEffect(() => {
    const isAsked = focus === true;
    // The effect runs again when a hidden page is shown. Do not move the focus then.
    if (isAsked === wasAsked.current) return;
    wasAsked.current = isAsked;
    if (isAsked) element.current?.focus();
    else element.current?.blur();
  }, [focus, element]);

  useEffect(() => {
    const field = element.current;
    if (!field) return;
    const select = () => {
      if (field.selectionStart === null) return;
      if (selectionStart >= 0 && selectionEnd >= 0) {
        field.setSelectionRange(selectionStart, selectionEnd);
      } else if (cursor >= 0) field.setSelectionRange(cursor, cursor);
    };
    if (field.ownerDocument.activeElement === field) select();
    field.addEventListener('focus', select);
    return () => field.removeEventListener('focus', select);
  }, [element, cursor, selectionStart, selectionEnd]);
}
