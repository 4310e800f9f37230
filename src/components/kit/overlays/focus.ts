import { LIVE } from './root';

const CANDIDATES =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** Moves the focus into the panel. Returns a function that moves it back to where it was. */
export function takeFocus(panel: HTMLElement): () => void {
  const { ownerDocument: document } = panel;
  const opener = document.activeElement;
  // Of the opener's own layer, or of the page.
  const home = opener?.closest<HTMLElement>('[aria-modal],main');
  const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
  first.focus({ preventScroll: true });

  return () => {
    const { activeElement } = document;
    // Somebody else has it already: a layer above, or the page that has just come.
    if (activeElement !== document.body && !panel.contains(activeElement)) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (document.activeElement !== activeElement) return;
    // It is gone, or on a page that is hidden now. Without a focus, keyboards would begin at the top of the document.
    const mains = [home, ...document.querySelectorAll('main')];
    mains.find((main) => main && isReachable(main))?.focus({ preventScroll: true });
  };
}

function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}

/**
 * Keeps the Tab key inside: from the last stop to the first, and the other way round. Between those two stand the
 * buttons of what is above the layer and alive, a toast's.
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

/** Faster than a list of all of them. */
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

/** A finger or a mouse leaves the focus behind on what it has tapped: nobody goes through the page by it. */
export function isKeyboardFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Safari 15.0 to 15.3 do not know the word.
    return true;
  }
}
