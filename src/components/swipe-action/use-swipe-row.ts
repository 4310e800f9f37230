import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { rubberBand, useDrag, useMergedRefs } from '@/components/kit/gestures';

type Row = {
  root: RefObject<HTMLDivElement | null>;
  /** The owner's ref. */
  outer: Ref<HTMLDivElement> | undefined;
  open: SwipeSide;
  onChange: (side: SwipeSide) => void;
  disabled: boolean;
};

/** Moves the row with the finger, then opens or closes it. */
export function useSwipeRow({ root, outer, open, onChange, disabled }: Row) {
  const content = useRef<HTMLDivElement>(null);
  const from = useRef(0);

  /** 1 in LTR, -1 in RTL. Offsets count towards the inline end. */
  const sign = () => (root.current && getComputedStyle(root.current).direction === 'rtl' ? -1 : 1);
  const widths = (): SwipeWidths => ({
    start: widthOf(root.current, 'start'),
    end: widthOf(root.current, 'end'),
  });
  const put = (offset: number) => {
    const { current } = content;
    if (current) current.style.translate = offset === 0 ? '' : `${sign() * offset}px 0`;
  };
  const rest = (side: SwipeSide) => put(restOffset(side, widths()));

  useLayoutEffect(() => {
    if (!root.current?.hasAttribute('data-dragged')) rest(open);
  });

  const drag = useDrag({
    axis: 'x',
    disabled,
    // Without actions on that side, the drag is left to a carousel or the page.
    accepts: ({ x }) => {
      const { start, end } = widths();
      return open !== null || (sign() * x > 0 ? start > 0 : end > 0);
    },
    onStart: () => {
      from.current = restOffset(open, widths());
      root.current?.setAttribute('data-dragged', '');
    },
    onMove: ({ x }) => put(dragOffset(from.current + sign() * x, widths())),
    onEnd: ({ x, vx, how }) => {
      root.current?.removeAttribute('data-dragged');
      const offset = from.current + sign() * x;
      const side = how === 'cancel' ? open : sideAfter(offset, sign() * vx, widths());
      rest(side);
      onChange(side);
    },
  });

  const own = useMergedRefs<HTMLDivElement>(root, drag, outer);
  return { root: own, content };
}

function widthOf(root: HTMLElement | null, side: 'start' | 'end'): number {
  const actions = root?.querySelector<HTMLElement>(`:scope > [data-side='${side}']`);
  return actions?.offsetWidth ?? 0;
}

/** Which actions are open: those at the start, those at the end, or none. */
export type SwipeSide = 'start' | 'end' | null;

/** Widths of the actions, in pixels; 0 without actions. */
export type SwipeWidths = { readonly start: number; readonly end: number };

/** Pixels per millisecond. */
const FLICK = 0.3;

/** The offset of an open row. A positive offset, towards the end, uncovers the start actions. */
export function restOffset(side: SwipeSide, { start, end }: SwipeWidths): number {
  if (side === 'start') return start;
  return side === 'end' ? -end : 0;
}

/** The row's offset during a drag: resistance beyond the actions, and 0 on a side without actions. */
export function dragOffset(offset: number, { start, end }: SwipeWidths): number {
  if (offset > start) return start === 0 ? 0 : start + rubberBand(offset - start, start);
  if (offset < -end) return end === 0 ? 0 : -end + rubberBand(offset + end, end);
  return offset;
}

/** The open side after a release. A flick decides; otherwise actions open when more than half is visible. */
export function sideAfter(offset: number, speed: number, widths: SwipeWidths): SwipeSide {
  const side: SwipeSide = offset > 0 ? 'start' : offset < 0 ? 'end' : null;
  if (side === null || widths[side] === 0) return null;
  const outward = side === 'start' ? speed : -speed;
  if (outward > FLICK) return side;
  if (outward < -FLICK) return null;
  return Math.abs(offset) > widths[side] / 2 ? side : null;
}
