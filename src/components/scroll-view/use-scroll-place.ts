import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import {
  animateScroll,
  browserAnchors,
  holdAnchor,
  placeInScroller,
  type ScrollTarget,
} from '@/components/kit/scrolling';
import { SCROLL_TO_DURATION } from '@/shared/defaults';
import { nativeLeft } from './extents';

/** Below this it is there already. */
const NEAR = 1;

export function scrollTo(
  root: HTMLElement,
  { top = root.scrollTop, left }: ScrollTarget,
  duration: number,
): void {
  const x = left === undefined ? root.scrollLeft : nativeLeft(root, left);
  const isThere = Math.abs(top - root.scrollTop) < NEAR && Math.abs(x - root.scrollLeft) < NEAR;
  if (!isThere) animateScroll(root, { top, left: x }, duration);
}

/** An id may be any text: `#` and a selector would not find `1st.row`. */
export function scrollToElement(
  root: HTMLElement,
  target: string | Element,
  axes: { readonly x: boolean; readonly y: boolean },
  duration: number,
): void {
  const element =
    typeof target === 'string' ? root.querySelector(`[id="${CSS.escape(target)}"]`) : target;
  if (!element || !root.contains(element)) return;
  const { top, left } = placeInScroller(element, root);
  animateScroll(root, { ...(axes.y && { top }), ...(axes.x && { left }) }, duration);
}

export type ScrollPlaceOptions = {
  scrollX: boolean;
  scrollY: boolean;
  scrollTop: number | undefined;
  scrollLeft: number | undefined;
  scrollIntoView: string | Element | null | undefined;
  scrollWithAnimation: boolean;
};

/** Takes it where its owner wants it: each new value moves it once, and the visitor may go on from there. */
export function useScrollPlace(root: RefObject<HTMLElement | null>, options: ScrollPlaceOptions) {
  const { scrollX, scrollY, scrollTop, scrollLeft, scrollIntoView } = options;
  const duration = options.scrollWithAnimation ? SCROLL_TO_DURATION : 0;
  // The first place is taken at once, and an effect that runs again on the way back from hidden takes none.
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

/** Browsers keep the place of what is hidden, but none promises to. */
export function useKeptPlace(root: RefObject<HTMLElement | null>) {
  const place = useRef({ top: 0, left: 0 });

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const { top, left } = place.current;
    if (Math.abs(element.scrollTop - top) >= NEAR) element.scrollTop = top;
    if (Math.abs(element.scrollLeft - left) >= NEAR) element.scrollLeft = left;
    const onScroll = () => {
      place.current = { top: element.scrollTop, left: element.scrollLeft };
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      // What is hidden already stands at 0.
      if (element.clientHeight > 0) onScroll();
      element.removeEventListener('scroll', onScroll);
    };
  }, [root]);
}

/** What is read stays in its place when something is put in front of it; most browsers see to it themselves. */
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
