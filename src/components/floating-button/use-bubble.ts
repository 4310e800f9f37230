import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Drag, useDrag } from '@/components/gestures';
import { useFollow } from '@/components/use-follow';
import { areaOf } from './area-of';
import { type FloatingAxis, type FloatingOffset, keepInside, moveBy, snapTo } from './bubble-model';

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

/** Draws the bubble where it is, past React, and moves it by a finger and by arrows. */
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
  // Each time: where the finger has put it, its owner may refuse.
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
    event.preventDefault();
    from.current = restOf(element);
    // With a magnet one press goes to the other edge: less would be pulled back.
    const far = { x: way.x * 1000, y: way.y * 1000 };
    const along = magnetic && way[magnetic] !== 0 ? far : way;
    put(element, goalOf(element, along, magnetic));
  };

  return { drag, moveByKey };
}
