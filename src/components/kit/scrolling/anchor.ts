import { watchSizes } from '@/shared/browser';

/** Does the browser itself keep what is read in its place when something is added above? Safari does not. */
export function browserAnchors(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}

/**
 * Keeps what is read where it is while rows come, go or grow above it. `rows` is the parent of the rows. Unlike
 * browsers it also works at the very top, where old messages are put in front.
 */
export function holdAnchor(scroller: HTMLElement, rows: HTMLElement): () => void {
  // In the content, not on the screen: scroll events come later than what they tell of.
  let anchor: { readonly row: Element; readonly top: number } | null = null;
  const before = scroller.style.overflowAnchor;
  scroller.style.overflowAnchor = 'none';

  const topOf = (row: Element) =>
    row.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const choose = () => {
    const row = firstInSight(rows, scroller.getBoundingClientRect().top + scroller.clientTop);
    anchor = row && { row, top: topOf(row) };
  };
  const keep = () => {
    if (anchor?.row.isConnected) {
      const moved = topOf(anchor.row) - anchor.top;
      if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    }
    choose();
  };

  const changes = new MutationObserver(keep);
  changes.observe(rows, { childList: true });
  // Pictures that arrive above.
  const sizes = watchSizes(keep);
  sizes.observe(rows);
  scroller.addEventListener('scroll', choose, { passive: true });
  choose();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    scroller.removeEventListener('scroll', choose);
    scroller.style.overflowAnchor = before;
  };
}

/** By halves: lists are long, and their rows stand in order. */
function firstInSight(rows: HTMLElement, edge: number): Element | null {
  const { children } = rows;
  let [low, high] = [0, children.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const bottom = children[middle]?.getBoundingClientRect().bottom ?? 0;
    if (bottom > edge + 1) high = middle;
    else low = middle + 1;
  }
  return children[low] ?? null;
}
