import type { StickyEdge } from './sticky';

/**
 * The mark has no size, but in a flex box or a grid even that gets a gap. A row of a grid is not smaller than
 * nothing: there the box itself moves into it.
 */
export function closeGap(mark: HTMLElement, box: HTMLElement, edge: StickyEdge): () => void {
  const parent = getComputedStyle(mark.parentElement ?? mark);
  const isFlex = parent.display.includes('flex');
  if (!isFlex && !parent.display.includes('grid')) return () => {};
  const isRow = isFlex ? parent.flexDirection.startsWith('row') : /start|end/.test(edge);
  const isAfter = edge === 'bottom' || edge === 'end';
  const gap = Number.parseFloat(isRow ? parent.columnGap : parent.rowGap) || 0;
  const [element, toStart] = isFlex ? [mark, isAfter] : [box, !isAfter];
  const side = `margin-${isRow ? 'inline' : 'block'}-${toStart ? 'start' : 'end'}`;
  const before = element.style.getPropertyValue(side);
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue(side)) || 0;
  element.style.setProperty(side, `${own - gap}px`);
  return () => element.style.setProperty(side, before);
}
