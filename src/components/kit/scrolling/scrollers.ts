/** The nearest element around this one that scrolls that way; else the document's own. */
export function findScroller(element: Element, axis: 'x' | 'y' = 'y'): HTMLElement {
  for (let node = element.parentElement; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    if (/auto|scroll|overlay/.test(overflow) && node !== document.body) return node;
  }
  const root = document.scrollingElement;
  return root instanceof HTMLElement ? root : document.documentElement;
}

/** Who sends the `scroll` events of a scroller. */
export function scrollSource(scroller: HTMLElement): HTMLElement | Document {
  return scroller === document.scrollingElement ? document : scroller;
}

type Extent = { readonly offset: number; readonly size: number; readonly view: number };

/** A screen's pixels are smaller than CSS's: scrollers end at fractions, and a little before their end. */
const CLOSE_ENOUGH = 1;

/** Whether there is more of the content in that direction: 1 towards its end, -1 towards its start. */
export function canScroll({ offset, size, view }: Extent, direction: number): boolean {
  return direction < 0 ? offset >= CLOSE_ENOUGH : size - view - offset >= CLOSE_ENOUGH;
}

/** Whether a scroller from the element up to the root, that one left out, has more to show in that direction. */
export function scrollsInside(
  from: Element | null,
  root: Element,
  axis: 'x' | 'y',
  direction: number,
): boolean {
  let element = from;
  while (element && element !== root && root.contains(element)) {
    const style = getComputedStyle(element);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    const extent =
      axis === 'x'
        ? // Where text runs from right to left it counts from 0 down.
          fromLeft(element, style.direction)
        : { offset: element.scrollTop, size: element.scrollHeight, view: element.clientHeight };
    if (/auto|scroll/.test(overflow) && canScroll(extent, direction)) return true;
    element = element.parentElement;
  }
  return false;
}

function fromLeft(element: Element, direction: string): Extent {
  const { scrollLeft, scrollWidth: size, clientWidth: view } = element;
  return { offset: direction === 'rtl' ? size - view + scrollLeft : scrollLeft, size, view };
}
