import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import {
  scrollSmoothly,
  browserAnchors,
  holdAnchor,
  placeInScroller,
  type ScrollTarget,
} from '@/components/kit/scrolling';
import { SCROLL_TO_DURATION } from '@/shared/defaults';
import { nativeLeft } from './use-scroll-report';

/** Closer than this counts as the same position. */
const NEAR = 1;

export function scrollTo(
  root: HTMLElement,
  { top = root.scrollTop, left }: ScrollTarget,
  duration: number,
): void {
  const x = left === undefined ? root.scrollLeft : nativeLeft(root, left);
  const isThere = Math.abs(top - root.scrollTop) < NEAR && Math.abs(x - root.scrollLeft) < NEAR;
  if (!isThere) scrollSmoothly(root, { top, left: x }, duration);
}

/** An id may be any text. The selector `#1st.row` would not find the id `1st.row`. */
export function scrollToElement(
  root: HTMLElement,
  target: string | Element,
  axes: { readonly x: boolean; readonly y: boolean },
  duration: number,
): void {
  const element =
    typeof target === 'string' ? root.querySelector(`[id="${CSS.escape(target)}"]`) : target;
  if (!(element instanceof Element) || !root.contains(element)) return;
  const { top, left } = placeInScroller(element, root);
  scrollSmoothly(root, { ...(axes.y && { top }), ...(axes.x && { left }) }, duration);
}

export type ScrollPlaceOptions = {
  scrollX: boolean;
  scrollY: boolean;
  scrollTop: number | undefined;
  scrollLeft: number | undefined;
  scrollIntoView: string | Element | null | undefined;
  scrollWithAnimation: boolean;
};

/** Scrolls to the position in the props. Each new value scrolls once; then users can scroll freely. */
export function useScrollPlace(root: RefObject<HTMLElement | null>, options: ScrollPlaceOptions) {
  const { scrollX, scrollY, scrollTop, scrollLeft, scrollIntoView } = options;
  const duration = options.scrollWithAnimation ? SCROLL_TO_DURATION : 0;
  // The first position applies without animation. An effect that re-runs after a hidden page scrolls nowhere.
  const done = useRef<readonly unknown[]>([]);

  useLayoutEffect(() => {
    const element = root.current;
    const [oldTop, oldLeft, oldTarget] = done.current;
    const isFirst = done.current.length === 0;
    done.current = [scrollTop, scrollLeft, scrollIntoView];
    if (!element) return;
    const time = isFirst ? 0 : duration;
    const next = {
      ...(scrollTop !== undefined && scrollTop !== oldTop && { top: scrollTop }),
      ...(scrollLeft !== undefined && scrollLeft !== oldLeft && { left: scrollLeft }),
    };
    if (next.top !== undefined || next.left !== undefined) scrollTo(element, next, time);
    if (scrollIntoView && scrollIntoView !== oldTarget) {
      scrollToElement(element, scrollIntoView, { x: scrollX, y: scrollY }, time);
    }
  }, [root, scrollTop, scrollLeft, scrollIntoView, scrollX, scrollY, duration]);
}

/** Keeps visible content in place when content is inserted above it, in browsers without scroll anchoring. */
export function useScrollAnchor(
  root: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  wanted: boolean,
) {
  useEffect(() => {
    const [scroller, content] = [root.current, rows.current];
    if (!wanted || !scroller || !content || browserAnchors()) return;
    return holdAnchor(scroller, content);
  }, [root, rows, wanted]);
}
