import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { tabStops } from '@/components/popup';

/** The focus goes into a panel that does not take it by itself; in the document it stands far from its title. */
export function useOwnFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element || element.contains(document.activeElement)) return;
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element;
    first.focus({ preventScroll: true });
  }, [panel, isOpen]);
}

/** Tab beyond the last stop of a panel, or before the first, goes on from its title: `close` gives the focus back. */
export function leaveByTab(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const way = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const list = activeElement?.closest('[role=listbox]');
  const isAhead = tabStops(event.currentTarget).some(
    (stop) =>
      !list?.contains(stop) && activeElement && activeElement.compareDocumentPosition(stop) & way,
  );
  if (isAhead) return;
  if (event.shiftKey) event.preventDefault();
  close();
}
