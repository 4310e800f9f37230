import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A message takes no focus, but users may put it on a button of the message. When the message leaves, the focus goes back
 * to the element that had it before.
 */
export function useFocusBack(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    // Not in a clean-up: after it, React puts the focus back on the button.
    if (!isOpen) return giveBack(box, before.current);
    const remember = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !box.contains(from)) before.current = from;
    };
    box.addEventListener('focusin', remember);
    return () => box.removeEventListener('focusin', remember);
  }, [element, isOpen]);
  // An owner may remove an open message.
  useLayoutEffect(() => () => giveBack(element.current, before.current), [element]);
}

function giveBack(box: HTMLElement | null, to: HTMLElement | null) {
  if (box?.contains(document.activeElement)) to?.focus({ preventScroll: true });
}
