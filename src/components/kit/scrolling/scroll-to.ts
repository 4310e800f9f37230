import { type RefObject, useLayoutEffect, useRef } from 'react';
import { animateScroll } from '@/shared/animate-scroll';
import { isMotionReduced } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';

export type ScrollTarget = { readonly top?: number; readonly left?: number };

/** An ease-out curve. */
export function scrollAt(from: number, to: number, share: number): number {
  return from + (to - from) * (1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3);
}

/** Stops for the user and for the next call. With reduced motion it jumps. */
export function scrollSmoothly(
  element: HTMLElement,
  { top = element.scrollTop, left = element.scrollLeft }: ScrollTarget,
  duration: number = SCROLL_TO_DURATION,
): void {
  const { scrollLeft, scrollTop } = element;
  const moveTo = (share: number) =>
    element.scrollTo({
      left: scrollAt(scrollLeft, left, share),
      top: scrollAt(scrollTop, top, share),
      behavior: 'instant',
    });
  animateScroll(window, element, isMotionReduced() ? 0 : duration, moveTo);
}

/** The scroll position at which the element starts at the start of the scroller, less its scroll margin. */
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

/** Restores the position after the page was hidden. Browsers usually keep it, but no standard requires it. */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, isWanted = true): void {
  const place = useRef({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isWanted || !element) return;
    const { top, left } = place.current;
    if (Math.abs(element.scrollTop - top) >= 1) element.scrollTop = top;
    if (Math.abs(element.scrollLeft - left) >= 1) element.scrollLeft = left;
    const keep = () => {
      place.current = { top: element.scrollTop, left: element.scrollLeft };
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => {
      // A hidden element already reports 0.
      if (element.clientHeight > 0) keep();
      element.removeEventListener('scroll', keep);
    };
  }, [scroller, isWanted]);
}
