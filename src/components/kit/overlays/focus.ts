import { LIVE } from './root';

const CANDIDATES =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** Moves the focus into the panel. Returns a function that moves it back to where it was. */
export function takeFocus(panel: HTMLElement): () => void {
  const { ownerDocument: document } = panel;
  const opener = document.activeElement;
  // The layer or the page that contains the opener.
  const home = opener?.closest<HTMLElement>('[aria-modal],main');
  const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
  first.focus({ preventScroll: true });

  return () => {
    const { activeElement } = document;
    // The focus is elsewhere already: in a layer above, or on the new page.
    if (activeElement !== document.body && !panel.contains(activeElement)) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (document.activeElement !== activeElement) return;
    // The opener is removed, or on a hidden page. Without a focus, the Tab key would start at the top of the document.
    const mains = [home, ...document.querySelectorAll('main')];
    mains.find((main) => main && isReachable(main))?.focus({ preventScroll: true });
  };
}

function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}

/**
 * A focus trap: Tab moves from the last stop to the first, and Shift+Tab back. Between these two come the buttons of live
 * elements above the layer, such as a toast.
 */
export function turnAtEnds(
  root: HTMLElement,
  panel: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
) {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const own = tabStops(root);
  const above = [...document.querySelectorAll<HTMLElement>(`[${LIVE}]`)].flatMap(tabStops);
  const ring = [...own, ...above];
  const at = ring.findIndex((stop) => stop === activeElement);
  const isOutside = !root.contains(activeElement);
  const isEnd = event.shiftKey ? at === 0 || activeElement === panel : at === own.length - 1;
  if (!isOutside && !isEnd) return;
  event.preventDefault();
  const next = event.shiftKey ? Math.max(at, 0) - 1 + ring.length : at + 1;
  (ring[next % ring.length] ?? panel).focus();
}

/** The elements of a panel that the Tab key stops at. */
export function tabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(CANDIDATES)].filter(isTabStop);
}

/** Stops at the first match, so it is faster than `tabStops`. */
export function hasTabStop(panel: HTMLElement): boolean {
  return Array.prototype.some.call(panel.querySelectorAll(CANDIDATES), isTabStop);
}

function isTabStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.getClientRects().length > 0
  );
}

/** Whether the focus came by keyboard. After a tap or a click the element has the focus, but shows no focus ring. */
export function isKeyboardFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Safari 15.0 to 15.3 do not support `:focus-visible`.
    return true;
  }
}
