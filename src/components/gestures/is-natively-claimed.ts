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
  for (let node: Element | null = target; node && node !== element; node = node.parentElement) {
    if (sideways ? scrollsSideways(node, -move.x) : scrollsUpright(node, -move.y)) return true;
  }
  return false;
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

// A place may be a fraction of a pixel, at both ends: nobody sees what is left of the way.

/** `way` is positive where it should scroll to the right. */
function scrollsSideways(node: Element, way: number): boolean {
  const room = node.scrollWidth - node.clientWidth;
  if (room < 1 || !isScroller(getComputedStyle(node).overflowX)) return false;
  const isRtl = getComputedStyle(node).direction === 'rtl';
  // From right to left it runs from -room to 0.
  const at = isRtl ? node.scrollLeft + room : node.scrollLeft;
  return way > 0 ? at < room - 1 : at >= 1;
}

function scrollsUpright(node: Element, way: number): boolean {
  const room = node.scrollHeight - node.clientHeight;
  if (room < 1 || !isScroller(getComputedStyle(node).overflowY)) return false;
  return way > 0 ? node.scrollTop < room - 1 : node.scrollTop >= 1;
}

function isScroller(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}
