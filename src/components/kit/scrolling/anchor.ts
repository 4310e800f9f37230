import { watchSizes } from '@/shared/browser';
import { scrollSource } from './scrollers';

/** Whether the browser has scroll anchoring: content added above does not move the visible rows. Safari has none. */
export function browserAnchors(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}

/**
 * Keeps the visible rows in place while rows above them are added, removed or resized. `rows` is the parent of the rows.
 * Unlike scroll anchoring in browsers it also works at the very top, where chats add older messages.
 */
export function holdAnchor(scroller: HTMLElement, rows: HTMLElement): () => void {
  // `top` is a position in the content, because scroll events fire later than the scroll.
  let anchor: { readonly row: Element; readonly top: number } | null = null;
  const before = scroller.style.overflowAnchor;
  scroller.style.overflowAnchor = 'none';

  const isRoot = scroller === document.scrollingElement;
  // The box of a document moves when it scrolls.
  const edge = () => (isRoot ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop);
  const topOf = (row: Element) => row.getBoundingClientRect().top - edge() + scroller.scrollTop;
  const choose = () => {
    const row = firstInSight(rows, edge());
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
  // Images above may load later and change the size.
  const sizes = watchSizes(keep);
  sizes.observe(rows);
  const source = scrollSource(scroller);
  source.addEventListener('scroll', choose, { passive: true });
  choose();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    source.removeEventListener('scroll', choose);
    scroller.style.overflowAnchor = before;
  };
}

/** Binary search for the first visible row, because lists may be long. */
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
