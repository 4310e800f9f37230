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
