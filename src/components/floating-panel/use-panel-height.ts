import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Drag, type DragEnd, stretch, useDrag } from '@/components/kit/gestures';
import { followView } from '@/components/kit/overlays';
import { heightsOf, restOf } from '@/components/popup';
import { watchSizes } from '@/shared/browser';
import { PAGE_CONTENT } from '@/shared/page-content';

type Parts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

type Options = {
  readonly anchors: readonly number[];
  readonly height: number;
  readonly headerOnly: boolean;
  readonly onHeight: (height: number) => void;
  readonly onResize: ((pixels: number) => void) | undefined;
  readonly onFull: (isFull: boolean) => void;
};

type Way = 'next' | 'previous' | 'first' | 'last' | 'around';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';
/** How far a finger can pull it beyond its highest anchor. */
const BEYOND = 80;

/** Draws the panel at its height without React, and moves it by a finger and by steps. */
export function usePanelHeight({ layer, panel }: Parts, options: Options) {
  const { anchors, height, headerOnly } = options;
  const dragged = useRef<number | null>(null);
  const told = useRef(-1);

  /** The anchors from the lowest to the highest, as the owner wrote them and in pixels. */
  const measure = () => {
    const room = layer.current ? roomOf(layer.current) : 0;
    const sorted = [...anchors].sort((a, b) => pixelsOf(a, room) - pixelsOf(b, room));
    const heights = heightsOf(anchors, room);
    return {
      sorted,
      heights,
      full: heights[heights.length - 1] ?? 0,
      rests: pixelsOf(height, room),
    };
  };

  const draw = (shown: number, full: number) => {
    const element = panel.current;
    if (!element) return;
    element.style.blockSize = `${Math.max(full, shown)}px`;
    element.style.translate = `0 ${Math.max(0, full - shown)}px`;
    const pixels = Math.round(shown);
    if (pixels === told.current) return;
    told.current = pixels;
    options.onResize?.(pixels);
  };

  const place = (isFirst: boolean) => {
    const element = panel.current;
    if (!element || dragged.current !== null) return;
    const { full, rests } = measure();
    // A hidden page has no room.
    if (full === 0) return;
    if (isFirst) element.setAttribute('data-dragging', '');
    draw(Math.min(rests, full), full);
    options.onFull(rests >= full);
    if (!isFirst) return;
    // The first place comes without a transition.
    element.getBoundingClientRect();
    element.removeAttribute('data-dragging');
  };
  const rest = useEffectEvent(place);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const unfollow = followView(element, () => document.documentElement.clientHeight);
    rest(true);
    const sizes = watchSizes(() => rest(false));
    sizes.observe(element);
    const page = element.closest(PAGE_CONTENT);
    if (page) sizes.observe(page);
    return () => {
      unfollow?.();
      sizes.disconnect();
    };
  }, [layer]);
  // After each render: an owner may refuse the height that a finger has drawn.
  useLayoutEffect(() => rest(false));

  const step = (way: Way) => {
    const { heights, sorted, rests } = measure();
    const last = heights.length - 1;
    const now = nearestOf(heights, rests);
    const goals = {
      next: Math.min(now + 1, last),
      previous: Math.max(now - 1, 0),
      first: 0,
      last,
      around: now === last ? 0 : now + 1,
    };
    const goal = sorted[goals[way]];
    if (goal !== undefined && goal !== height) options.onHeight(goal);
  };

  const shownAt = (drag: Drag, from: number) => {
    const { heights, full } = measure();
    return stretch(from - drag.y, heights[0] ?? 0, full, BEYOND);
  };
  const accepts = ({ from, point, event }: Drag) => {
    const target = document.elementFromPoint(from.x, from.y);
    if (!target) return false;
    if (target.closest('[data-panel-header]')) return !target.closest(TEXT_FIELDS);
    // A mouse selects text.
    if (headerOnly || event.pointerType === 'mouse' || target.closest(TEXT_FIELDS)) return false;
    const { full, rests } = measure();
    return rests < full || point.y > from.y;
  };
  const drag = useDrag({
    axis: 'y',
    accepts,
    onStart: () => {
      const element = panel.current;
      if (!element) return;
      // Caught on its way, it is dragged from there.
      const { full } = measure();
      const [, y = '0'] = getComputedStyle(element).translate.split(' ');
      dragged.current = full - (Number.parseFloat(y) || 0);
      element.setAttribute('data-dragging', '');
    },
    onMove: (move) => {
      if (dragged.current !== null) draw(shownAt(move, dragged.current), measure().full);
    },
    onEnd: (move: DragEnd) => {
      const from = dragged.current;
      dragged.current = null;
      panel.current?.removeAttribute('data-dragging');
      if (from === null) return;
      const { heights, sorted } = measure();
      const release = { shown: shownAt(move, from), speed: -move.vy, heights, closable: false };
      const goal = move.how === 'cancel' ? height : sorted[restOf(release)];
      if (goal === undefined || goal === height) place(false);
      else options.onHeight(goal);
    },
  });
  return { drag, step };
}

/** The height of the page, without the tab bar, within the screen. */
function roomOf(layer: HTMLElement): number {
  const page = layer.closest(PAGE_CONTENT);
  const under = page ? Number.parseFloat(getComputedStyle(page).paddingBlockEnd) || 0 : 0;
  return Math.min(layer.clientHeight, page ? page.clientHeight - under : Infinity);
}

function pixelsOf(anchor: number, room: number): number {
  return heightsOf([anchor], room)[0] ?? 0;
}

function nearestOf(heights: readonly number[], at: number): number {
  const distances = heights.map((height) => Math.abs(height - at));
  return distances.indexOf(Math.min(...distances));
}
