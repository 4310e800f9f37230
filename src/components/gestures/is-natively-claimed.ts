import { scrollsInside } from '@/components/scrolling';
import type { Axis } from './judge-drag';

type Move = { readonly event: PointerEvent; readonly x: number; readonly y: number };

/**
 * Who is nearer to the finger than the draggable and does something of the browser's own with this move: a
 * scroller that is not at its end, or a text that is selected by mouse. These count as inner ones.
 */
export function isNativelyClaimed(element: HTMLElement, target: unknown, move: Move, axis: Axis) {
  if (!(target instanceof Element) || target === element || !element.contains(target)) return false;
  if (move.event.pointerType === 'mouse') return target.closest(TEXT_FIELDS) !== null;
  const sideways = axis === 'x' || (axis === 'both' && Math.abs(move.x) > Math.abs(move.y));
  return sideways
    ? scrollsInside(target, element, 'x', -move.x)
    : scrollsInside(target, element, 'y', -move.y);
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
