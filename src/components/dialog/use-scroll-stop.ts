import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A text that is too long for the dialog can be scrolled by keyboard: then, and only then, it is a tab stop. */
export function useScrollStop(open: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }, [open]);
  return ref;
}
