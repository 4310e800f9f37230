import { isMotionReduced } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';

export type ScrollTarget = { readonly top?: number; readonly left?: number };

const NEXT_SCROLL = 'portico:scroll';

/** Events that stop the animation: user input, or the next call. */
const TAKE_OVER = ['pointerdown', 'touchstart', 'wheel', 'keydown', NEXT_SCROLL] as const;

/** An ease-out curve. */
export function scrollAt(from: number, to: number, share: number): number {
  return from + (to - from) * (1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3);
}

/**
 * Scrolls within `duration` at any frame rate. A touch, a wheel, a key or the next call stops it at its position. With
 * reduced motion it jumps. The returned function stops it too.
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
  // Hidden documents get no animation frames, so jump to the end.
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
