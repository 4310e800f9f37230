import { type RefObject, useEffect, useRef } from 'react';

export type FieldFocusOptions = {
  focus?: boolean | undefined;
  cursor?: number | undefined;
  selectionStart?: number | undefined;
  selectionEnd?: number | undefined;
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The focus and the selection as their owner wishes; the visitor may move both. */
export function useFieldFocus(
  element: RefObject<Field | null>,
  { focus, cursor = -1, selectionStart = -1, selectionEnd = -1 }: FieldFocusOptions,
): void {
  const wasAsked = useRef(false);

  useEffect(() => {
    const isAsked = focus === true;
    // The effect runs again when a hidden page is shown: its visitor has the focus elsewhere by now.
    if (isAsked === wasAsked.current) return;
    wasAsked.current = isAsked;
    if (isAsked) element.current?.focus();
    else element.current?.blur();
  }, [focus, element]);

  useEffect(() => {
    const field = element.current;
    if (!field) return;
    const select = () => {
      if (selectionStart >= 0 && selectionEnd >= 0) {
        field.setSelectionRange(selectionStart, selectionEnd);
      } else if (cursor >= 0) field.setSelectionRange(cursor, cursor);
    };
    if (field.ownerDocument.activeElement === field) select();
    field.addEventListener('focus', select);
    return () => field.removeEventListener('focus', select);
  }, [element, cursor, selectionStart, selectionEnd]);
}
