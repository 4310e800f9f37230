import { LIVE } from './root';
import { PAGE_CONTENT } from '@/shared/page-content';

const CANDIDATES =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** Remembers where the focus is. `take` moves it into the panel, and `giveBack` moves it back. */
export function takeFocus(panel: HTMLElement) {
  const { ownerDocument: document } = panel;
  const opener = document.activeElement;
  // The layer or the page that contains the opener.
  const home = opener?.closest<HTMLElement>(`[aria-modal], ${PAGE_CONTENT}`);

  return {
    take: () => {
      const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
      first.focus({ preventScroll: true });
    },
    giveBack: () => {
      const { activeElement } = document;
      // The focus is elsewhere already: in a layer above, or on the new page.
      if (activeElement !== document.body && !panel.contains(activeElement)) return;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      if (document.activeElement !== activeElement) return;
      // The opener is removed, or on a hidden page. Without a focus, the Tab key would start at the top of the document.
      const mains = [home, ...document.querySelectorAll<HTMLElement>(PAGE_CONTENT)];
      mains.find((main) => main && isReachable(main))?.focus({ preventScroll: true });
    },
  };
}

function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}

/**
 * A focus trap: Tab moves from the last stop to the first, and Shift+Tab back. Between these two come the buttons of live
 * elements above the layer, such as a toast. `roots` are the layer and the boxes that float above it.
 */
export function turnAtEnds(
  roots: readonly HTMLElement[],
  panel: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
) {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const own = roots.flatMap(tabStops);
  const above = [...document.querySelectorAll<HTMLElement>(`[${LIVE}]`)].flatMap(tabStops);
  const ring = [...own, ...above];
  const at = ring.findIndex((stop) => stop === activeElement);
  const isOutside = !roots.some((root) => root.contains(activeElement));
  const isEnd = event.shiftKey ? at === 0 || activeElement === panel : at === own.length - 1;
  if (!isOutside && !isEnd) return;
  event.preventDefault();
  const next = event.shiftKey ? Math.max(at, 0) - 1 + ring.length : at + 1;
  (ring[next % ring.length] ?? panel).focus();
}

/** The elements of a panel that the Tab key stops at. */
export function tabStops(panel: HTMLElement): HTMLElement[] {
  const stops = [...panel.querySelectorAll<HTMLElement>(CANDIDATES)].filter(isTabStop);
  return stops.filter((stop) => !isRadio(stop) || stopOfGroup(stop, stops) === stop);
}

/** Tab stops once in a group of native radio buttons: at the focused, the checked, or else the first one. */
function stopOfGroup({ name, form }: HTMLInputElement, stops: readonly HTMLElement[]) {
  const group = stops.filter((stop) => isRadio(stop) && stop.name === name && stop.form === form);
  const { activeElement } = document;
  return (
    group.find((stop) => stop === activeElement) ??
    group.find((stop) => isRadio(stop) && stop.checked) ??
    group[0]
  );
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';
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
