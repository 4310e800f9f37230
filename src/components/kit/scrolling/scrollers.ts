/** The nearest ancestor that scrolls along this axis, or the document's scroller. */
export function findScroller(
  element: Element,
  axis: 'x' | 'y' = 'y',
  isMeant: (ancestor: HTMLElement) => boolean = () => true,
): HTMLElement {
  for (let node = element.parentElement; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    const isScroller = /auto|scroll|overlay/.test(overflow) && node !== document.body;
    if (isScroller && isMeant(node)) return node;
  }
  const root = document.scrollingElement;
  return root instanceof HTMLElement ? root : document.documentElement;
}

/** The target that dispatches the `scroll` events of a scroller. */
export function scrollSource(scroller: HTMLElement): HTMLElement | Document {
  return scroller === document.scrollingElement ? document : scroller;
}

type Extent = { readonly offset: number; readonly size: number; readonly view: number };

/** A tolerance in CSS pixels. Scroll positions may be fractions, so the last one may be slightly less than the end. */
const CLOSE_ENOUGH = 1;

/** Whether there is more content in a direction: 1 is towards the end, -1 is towards the start. */
export function canScroll({ offset, size, view }: Extent, direction: number): boolean {
  return direction < 0 ? offset >= CLOSE_ENOUGH : size - view - offset >= CLOSE_ENOUGH;
}

/** Whether the element or an ancestor below the root can scroll further in this direction. */
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
        ? // In right-to-left text `scrollLeft` starts at 0 and is negative.
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
