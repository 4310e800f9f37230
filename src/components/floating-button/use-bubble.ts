import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Box, Size } from '@/components/kit/geometry';
import { useFollow } from '@/components/kit/floating';
import { type Drag, useDrag } from '@/components/kit/gestures';
import { clamp } from '@/shared/values';
import { PAGE_CONTENT } from '@/shared/page-content';

type Options = {
  readonly axis: FloatingAxis;
  readonly magnetic: 'x' | 'y' | undefined;
  readonly gap: number;
  /** Null is the lower end corner. */
  readonly offset: FloatingOffset | null;
  readonly onOffset: (offset: FloatingOffset) => void;
};

const STEP = 16;
const AXES = { x: 'x', y: 'y', xy: 'both', lock: 'both' } as const;

/** Positions the bubble without renders, and moves it by drags and arrow keys. */
export function useBubble(root: RefObject<HTMLElement | null>, options: Options) {
  const { axis, magnetic, gap, offset, onOffset } = options;
  const from = useRef<FloatingOffset>({ x: 0, y: 0 });
  const isDragged = useRef(false);

  const bubbleOf = (element: HTMLElement) => ({
    area: areaOf(element, gap),
    size: { width: element.offsetWidth, height: element.offsetHeight },
  });
  const restOf = (element: HTMLElement): FloatingOffset => {
    const bubble = bubbleOf(element);
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const corner = { x: isRtl ? 0 : bubble.area.width, y: bubble.area.height };
    return snapTo(offset ?? corner, bubble, magnetic);
  };
  const draw = (element: HTMLElement, { x, y }: FloatingOffset) => {
    const { area } = bubbleOf(element);
    element.style.translate = `${area.left + x}px ${area.top + y}px`;
    element.dataset.upper = String(y < area.height / 2);
    element.dataset.half = x < area.width / 2 ? 'left' : 'right';
  };
  const rest = () => {
    const element = root.current;
    if (element && !isDragged.current) draw(element, restOf(element));
  };

  useFollow(true, [root], rest);
  const settle = useEffectEvent(rest);
  // Runs after each render, because the owner may have refused the new position.
  useLayoutEffect(() => settle());

  const goalOf = (element: HTMLElement, by: FloatingOffset, magnet: 'x' | 'y' | undefined) => {
    const bubble = bubbleOf(element);
    return magnet
      ? snapTo(moveBy(from.current, by, axis), bubble, magnet)
      : keepInside(moveBy(from.current, by, axis), bubble);
  };
  const put = (element: HTMLElement, goal: FloatingOffset) => {
    draw(element, goal);
    onOffset(goal);
  };

  const drag = useDrag({
    axis: AXES[axis],
    disabled: axis === 'lock',
    onStart: () => {
      if (!root.current) return;
      isDragged.current = true;
      from.current = restOf(root.current);
      root.current.setAttribute('data-dragging', '');
    },
    onMove: (move: Drag) => {
      if (root.current) draw(root.current, goalOf(root.current, move, undefined));
    },
    onEnd: (move) => {
      isDragged.current = false;
      root.current?.removeAttribute('data-dragging');
      if (!root.current) return;
      if (move.how === 'cancel') draw(root.current, from.current);
      else put(root.current, goalOf(root.current, move, magnetic));
    },
  });

  const moveByKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? STEP * 4 : STEP;
    const by: Record<string, FloatingOffset> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const way = by[event.key];
    const element = root.current;
    if (!way || !element || axis === 'lock' || event.defaultPrevented) return;
    // An arrow across the only axis moves nothing, so the page may scroll.
    if ((axis === 'x' && way.x === 0) || (axis === 'y' && way.y === 0)) return;
    event.preventDefault();
    from.current = restOf(element);
    // With a magnet one press moves to the other edge. The magnet would undo a smaller step.
    const far = { x: way.x * 1000, y: way.y * 1000 };
    const along = magnetic && way[magnetic] !== 0 ? far : way;
    put(element, goalOf(element, along, magnetic));
  };

  return { drag, moveByKey };
}

export type FloatingAxis = 'x' | 'y' | 'xy' | 'lock';
/** Pixels from the left and top edges of the area to those of the bubble. */
export type FloatingOffset = { readonly x: number; readonly y: number };

/** `area` is the available area in the window, without the gaps to the edges. */
type Bubble = { readonly area: Box; readonly size: Size };

/** Clamps the offset to the area, also if the area is smaller than the bubble. */
export function keepInside({ x, y }: FloatingOffset, { area, size }: Bubble): FloatingOffset {
  return {
    x: clamp(x, 0, Math.max(0, area.width - size.width)),
    y: clamp(y, 0, Math.max(0, area.height - size.height)),
  };
}

/** Moves the offset, but only on the allowed axes. */
export function moveBy(
  { x, y }: FloatingOffset,
  by: FloatingOffset,
  axis: FloatingAxis,
): FloatingOffset {
  return {
    x: axis === 'x' || axis === 'xy' ? x + by.x : x,
    y: axis === 'y' || axis === 'xy' ? y + by.y : y,
  };
}

/** Moves the offset to the nearer edge on the axis of the magnet. */
export function snapTo(
  offset: FloatingOffset,
  bubble: Bubble,
  magnet: 'x' | 'y' | undefined,
): FloatingOffset {
  const { x, y } = keepInside(offset, bubble);
  const right = Math.max(0, bubble.area.width - bubble.size.width);
  const bottom = Math.max(0, bubble.area.height - bubble.size.height);
  return {
    x: magnet === 'x' ? (x < right / 2 ? 0 : right) : x,
    y: magnet === 'y' ? (y < bottom / 2 ? 0 : bottom) : y,
  };
}

/**
 * The available area: inside the page's scroller, which excludes the bars, and above the on-screen keyboard. It also
 * excludes the safe areas, which are the scroll margins of the element, and `gap` at all edges.
 */
function areaOf(element: HTMLElement, gap: number): Box {
  const view = window.visualViewport;
  const { documentElement } = document;
  const page = element.closest(PAGE_CONTENT);
  const box = page?.getBoundingClientRect();
  const style = getComputedStyle(element);
  const px = (text: string) => Number.parseFloat(text) || 0;
  // The scroller extends under the tab bar. Its padding is the height of the tab bar.
  const under = page ? px(getComputedStyle(page).paddingBlockEnd) : 0;
  const left = Math.max(view?.offsetLeft ?? 0, box?.left ?? 0, px(style.scrollMarginLeft));
  const top = Math.max(view?.offsetTop ?? 0, box?.top ?? 0, px(style.scrollMarginTop));
  const width = view?.width ?? documentElement.clientWidth;
  const height = view?.height ?? documentElement.clientHeight;
  const right = Math.min(
    (view?.offsetLeft ?? 0) + width,
    box?.right ?? Number.POSITIVE_INFINITY,
    documentElement.clientWidth - px(style.scrollMarginRight),
  );
  const bottom = Math.min(
    (view?.offsetTop ?? 0) + height,
    (box?.bottom ?? Number.POSITIVE_INFINITY) - under,
    documentElement.clientHeight - px(style.scrollMarginBottom),
  );
  return {
    left: left + gap,
    top: top + gap,
    width: Math.max(0, right - left - gap * 2),
    height: Math.max(0, bottom - top - gap * 2),
  };
}
