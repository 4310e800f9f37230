import { findScroller } from '@/components/kit/scrolling';
import { clamp } from '@/shared/values';

/** The distance from an edge, in pixels, at which the list begins to scroll. */
const ZONE = 72;
/** Pixels per millisecond at the edge. */
const FASTEST = 0.9;
/** Pixels between the end of the list and the edge, where the scroll stops. */
const MARGIN = 16;

/** Scrolls while a dragged row is near an edge of the scroller. It stops at the ends of the list. */
export function createEdgeScroll(list: HTMLElement, onScroll: () => void) {
  // One without more content cannot scroll.
  const scroller = findScroller(list, 'y', (node) => node.scrollHeight > node.clientHeight);
  let pointer = 0;
  let frame = 0;
  let last = 0;
  // Chromium rounds scroll positions to whole pixels of the screen.
  let rest = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    rest = 0;
  };

  const step = (time: number) => {
    const ms = clamp(time - last, 0, 64);
    last = time;
    const view = viewOf(scroller);
    const speed = speedAt(pointer, view);
    if (speed === 0) return stop();
    const { top, bottom } = list.getBoundingClientRect();
    const room = Math.max(0, MARGIN + (speed < 0 ? view.top - top : bottom - view.bottom));
    const way = clamp(speed * ms + rest, -room, room);
    const whole = Math.trunc(way);
    rest = way - whole;
    const before = scroller.scrollTop;
    scroller.scrollTop += whole;
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(step);
  };

  return {
    /** The pointer is here in the window. */
    follow: (y: number) => {
      pointer = y;
      if (frame !== 0 || speedAt(y, viewOf(scroller)) === 0) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop,
  };
}

export type EdgeScroll = ReturnType<typeof createEdgeScroll>;

type View = { readonly top: number; readonly bottom: number };

/** Pixels per millisecond; negative towards the top. It grows towards the edge. */
export function speedAt(y: number, { top, bottom }: View): number {
  const zone = Math.min(ZONE, (bottom - top) / 4);
  if (zone <= 0) return 0;
  const share = (depth: number) => clamp(depth / zone, 0, 1) ** 2;
  if (y < top + zone) return -FASTEST * share(top + zone - y);
  return y > bottom - zone ? FASTEST * share(y - bottom + zone) : 0;
}

/** The visible part in the window. The padding of a page is below its bars. */
function viewOf(scroller: HTMLElement): View {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight };
  const { paddingTop, paddingBottom } = getComputedStyle(scroller);
  const top = scroller.getBoundingClientRect().top + scroller.clientTop;
  const bottom = top + scroller.clientHeight - Number.parseFloat(paddingBottom);
  return {
    top: Math.max(0, top + Number.parseFloat(paddingTop)),
    bottom: Math.min(window.innerHeight, bottom),
  };
}
