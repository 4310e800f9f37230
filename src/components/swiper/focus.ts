import type { KeyboardEvent } from 'react';

const HAS_OWN_KEYS =
  'input, textarea, select, audio, video, [contenteditable], [role="slider"], [role="tab"]';

/** -1 or 1 for an arrow key along the slides, 0 for any other. */
export function stepOfKey(event: KeyboardEvent, isVertical: boolean, way: 1 | -1): -1 | 0 | 1 {
  const { key, target } = event;
  const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
  if (isTaken || event.shiftKey) return 0;
  if (target instanceof Element && target.closest(HAS_OWN_KEYS)) return 0;
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return way;
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return way === 1 ? -1 : 1;
  return 0;
}

/** What goes out of sight is inert and would drop the focus: it goes to the slide that has come. */
export function focusShown(line: HTMLElement): void {
  const { activeElement } = document;
  const cell = [...line.children].find((child) => child.contains(activeElement));
  if (!cell?.hasAttribute('inert')) return;
  line.querySelector<HTMLElement>(':scope > :not([inert])')?.focus({ preventScroll: true });
}
