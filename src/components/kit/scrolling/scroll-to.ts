import { isMotionReduced } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';

export type ScrollTarget = { readonly top?: number; readonly left?: number };

const NEXT_SCROLL = 'portico:scroll';

/** The visitor's hand, or the next scroll of ours. */
const TAKE_OVER = ['pointerdown', 'touchstart', 'wheel', 'keydown', NEXT_SCROLL] as const;

/** Slows down towards the end. */
export function scrollAt(from: number, to: number, share: number): number {
  return from + (to - from) * (1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3);
}

/**
 * Scrolls by the clock, whatever the frame rate is. A touch, a wheel, a key or the next call stops it where it is;
 * where less motion is wanted it jumps. The answer stops it too.
 */
export function animateScroll(
  element: HTMLElement,
  { top = element.scrollTop, left = element.scrollLeft }: ScrollTarget,
  duration: number = SCROLL_TO_DURATION,
): () => void {
  element.dispatchEvent(new Event(NEXT_SCROLL));
  const jump = (x: number, y: number) =>
    element.scrollTo({ left: x, top: y, behavior: 'instant' as ScrollBehavior });
  const from = { x: element.scrollLeft, y: element.scrollTop };
  const end = () => jump(left, top);
  if (duration <= 0 || isMotionReduced()) {
    end();
    return () => {};
  }

  const startedAt = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of TAKE_OVER) element.removeEventListener(type, stop);
    document.removeEventListener('visibilitychange', finish);
  };
  // No frames come while nobody looks.
  const finish = () => {
    stop();
    end();
  };
  const step = () => {
    const share = (performance.now() - startedAt) / duration;
    if (share >= 1) return finish();
    jump(scrollAt(from.x, left, share), scrollAt(from.y, top, share));
    frame = requestAnimationFrame(step);
  };
  for (const type of TAKE_OVER) element.addEventListener(type, stop, { passive: true });
  document.addEventListener('visibilitychange', finish);
  frame = requestAnimationFrame(step);
  return stop;
}

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
