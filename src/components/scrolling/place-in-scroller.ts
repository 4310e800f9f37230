import type { ScrollTarget } from './animate-scroll';

/** Where a scroller has to stand so that the element begins where the scroller does, with its scroll margin. */
export function placeInScroller(element: Element, scroller: HTMLElement): Required<ScrollTarget> {
  const isRoot = scroller === document.scrollingElement;
  const [box, around] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const style = getComputedStyle(element);
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  const originY = isRoot ? 0 : around.top + scroller.clientTop;
  const originX = isRoot ? 0 : around.left + scroller.clientLeft;
  const fromLeft = box.left - originX - px(style.scrollMarginLeft);
  const fromRight = box.right - originX - scroller.clientWidth + px(style.scrollMarginRight);
  return {
    top: scroller.scrollTop + box.top - originY - px(style.scrollMarginTop),
    left: scroller.scrollLeft + (isRtl ? fromRight : fromLeft),
  };
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
