import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Box, Size } from '@/components/kit/geometry';
import { watchSizes } from '@/shared/browser';
import { clamp } from '@/shared/values';

/** Calls `place` at once, and again when an anchored box may have to move: scroll, new sizes, the on-screen keyboard. */
export function useFollow(
  isOpen: boolean,
  elements: readonly { readonly current: HTMLElement | null }[],
  place: () => void,
): void {
  const run = useEffectEvent(place);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const follow = () => run();
    const passive = { signal: stop.signal, capture: true, passive: true };
    window.addEventListener('scroll', follow, passive);
    window.addEventListener('resize', follow, passive);
    window.visualViewport?.addEventListener('resize', follow, passive);
    window.visualViewport?.addEventListener('scroll', follow, passive);
    const sizes = watchSizes(follow);
    for (const { current } of elements) if (current) sizes.observe(current);
    follow();
    return () => {
      stop.abort();
      sizes.disconnect();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs: the list is new with each render, they are not
  }, [isOpen]);
}

export type FloatSide = 'top' | 'bottom' | 'left' | 'right';
export type FloatPlacement = FloatSide | `${FloatSide}-${'start' | 'end'}`;

type Given = {
  readonly anchor: Box;
  readonly float: Size;
  /** The available area. */
  readonly view: Box;
  readonly placement: FloatPlacement;
  /** The distance between the anchor and the float. */
  readonly gap: number;
  /** The least distance between the middle of the arrow and a corner. */
  readonly corner: number;
  readonly isRtl: boolean;
};

export type FloatPlace = {
  readonly left: number;
  readonly top: number;
  readonly side: FloatSide;
  /** The position of the arrow's middle along the edge of the float. */
  readonly arrow: number;
};

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Places the float on the wanted side of the anchor. Without enough room, uses the roomier side. Keeps it in view. */
export function placeFloat({ placement, ...given }: Given): FloatPlace {
  const { anchor, float, view, gap, corner } = given;
  const [wanted, align = 'center'] = placement.split('-') as [FloatSide, string?];
  const side = chooseSide(wanted, given);
  const isUpright = side === 'top' || side === 'bottom';

  const near = {
    top: anchor.top - gap - float.height,
    bottom: anchor.top + anchor.height + gap,
    left: anchor.left - gap - float.width,
    right: anchor.left + anchor.width + gap,
  }[side];
  const [start, size, own] = isUpright
    ? [anchor.left, anchor.width, float.width]
    : [anchor.top, anchor.height, float.height];
  const isStart = (align === 'start') !== (given.isRtl && isUpright);
  const along =
    align === 'center' ? start + (size - own) / 2 : isStart ? start : start + size - own;

  const left = within(isUpright ? along : near, float.width, view.left, view.width);
  const top = within(isUpright ? near : along, float.height, view.top, view.height);
  const middle = start + size / 2 - (isUpright ? left : top);
  const margin = Math.min(corner, own / 2);
  return { left, top, side, arrow: clamp(middle, margin, own - margin) };
}

function chooseSide(wanted: FloatSide, { anchor, float, view, gap }: Omit<Given, 'placement'>) {
  const room = {
    top: anchor.top - view.top,
    bottom: view.top + view.height - anchor.top - anchor.height,
    left: anchor.left - view.left,
    right: view.left + view.width - anchor.left - anchor.width,
  };
  const need = gap + (wanted === 'top' || wanted === 'bottom' ? float.height : float.width);
  const other = OPPOSITE[wanted];
  return room[wanted] >= need || room[wanted] >= room[other] ? wanted : other;
}

function within(at: number, size: number, from: number, room: number): number {
  return clamp(at, from, Math.max(from, from + room - size));
}

type Parts = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly panel: { readonly current: HTMLElement | null };
};

const ARROW = 8;
const NEAR = 4;

/** Keeps the panel at its anchor, without renders. */
export function useFloatPlace(
  isOpen: boolean,
  { anchor, panel }: Parts,
  placement: FloatPlacement,
  hasArrow: boolean,
): void {
  useFollow(isOpen, [anchor, panel], () => {
    const [at, element] = [anchor.current?.firstElementChild ?? anchor.current, panel.current];
    if (!at || !element) return;
    const box = at.getBoundingClientRect();
    const style = getComputedStyle(element);
    const { left, top, side, arrow } = placeFloat({
      anchor: box,
      float: { width: element.offsetWidth, height: element.offsetHeight },
      view: viewOf(style),
      placement,
      gap: hasArrow ? ARROW + NEAR : NEAR,
      corner: 12 + ARROW,
      isRtl: getComputedStyle(at).direction === 'rtl',
    });
    element.style.translate = `${left}px ${top}px`;
    element.style.setProperty('--portico-own-arrow', `${arrow}px`);
    element.dataset.side = side;
  });
}

/** The visible area, without the on-screen keyboard and without the scroll margins from the style sheet. */
export function viewOf(style: CSSStyleDeclaration): Box {
  const { documentElement } = document;
  const view = window.visualViewport;
  const px = (text: string) => Number.parseFloat(text) || 0;
  const [right, bottom] = [px(style.scrollMarginRight), px(style.scrollMarginBottom)];
  const [left, top] = [px(style.scrollMarginLeft), px(style.scrollMarginTop)];
  return {
    left: (view?.offsetLeft ?? 0) + left,
    top: (view?.offsetTop ?? 0) + top,
    width: (view?.width ?? documentElement.clientWidth) - left - right,
    height: (view?.height ?? documentElement.clientHeight) - top - bottom,
  };
}
