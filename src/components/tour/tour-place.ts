import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Box } from '@/components/kit/geometry';
import { type FloatPlacement, type FloatSide, placeFloat, viewOf } from '@/components/kit/floating';
import { clamp } from '@/shared/values';

/** A ref, or a selector. With a selector the first match on the screen counts, not one on a hidden page. */
export type TourTarget = RefObject<Element | null> | string;

export type TourStep = {
  id: string;
  /** The element to explain. While the step has none, the panel is in the middle. */
  target?: TourTarget | undefined;
  /** Set `title`, `text` or both. */
  title?: ReactNode;
  text?: ReactNode;
  /** Without enough room the panel uses the opposite side, and then the space above or below. @default 'bottom' */
  placement?: FloatPlacement | undefined;
};

type Parts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

type Elements = { readonly layer: HTMLElement; readonly panel: HTMLElement };

/** The space between the target and the edge of the hole. */
const PADDING = 4;
/** The space between the hole and the panel, with the arrow in it. */
const GAP = 12;
/** Bars may cover the edges of the screen, so a target scrolls this far into view. */
const BARS = 96;

/** After so many frames without a change, it looks less often, to save the battery. */
const STILL_FRAMES = 30;
/** Milliseconds between two looks while nothing changes. */
const REST = 100;

/**
 * Scrolls the target of a step into view, and keeps the hole and the panel at it, without renders. It looks at each
 * frame, because a target can move without an event: when an image above it loads, or while its page slides in.
 */
export function useTourPlace(
  isThere: boolean,
  step: TourStep | undefined,
  { layer, panel }: Parts,
): void {
  const find = useEffectEvent((former: Element | null) => (step ? findTarget(step, former) : null));
  const wanted = useEffectEvent(() => step?.placement ?? 'bottom');

  useLayoutEffect(() => {
    if (!isThere) return;
    let target: Element | null = null;
    let known = '';
    let stillFrames = 0;
    let frame = 0;
    let timer = 0;
    const look = () => {
      if (!layer.current || !panel.current) return;
      const elements = { layer: layer.current, panel: panel.current };
      const found = find(target);
      if (found && found !== target) showTarget(found);
      target = found;
      const sizes = sizesOf(target, elements);
      stillFrames = sizes === known ? stillFrames + 1 : 0;
      if (sizes === known) return;
      known = sizes;
      drawPlace(elements.layer, placeTour(target, elements, wanted()));
    };
    const follow = () => {
      look();
      if (stillFrames < STILL_FRAMES) frame = requestAnimationFrame(follow);
      else timer = window.setTimeout(follow, REST);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere, step?.id, step?.target, step?.placement, layer, panel]);
}

/** Everything that a place depends on, as a text. */
function sizesOf(target: Element | null, { layer, panel }: Elements): string {
  const { left, top, width, height } = target?.getBoundingClientRect() ?? {};
  const view = window.visualViewport;
  return [
    ...[left, top, width, height, panel.offsetWidth, panel.offsetHeight],
    ...[layer.offsetWidth, layer.offsetHeight],
    ...[view?.offsetLeft, view?.offsetTop, view?.width, view?.height],
  ].join();
}

function findTarget({ id, target }: TourStep, former: Element | null): Element | null {
  if (typeof target !== 'string')
    return target?.current && isShown(target.current) ? target.current : null;
  try {
    // To look at one element in each frame is faster than to search the document.
    if (former?.matches(target) && isShown(former)) return former;
    return [...document.querySelectorAll(target)].find(isShown) ?? null;
  } catch {
    throw new Error(`Tour: target of the step "${id}" is no valid selector: "${target}"`);
  }
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Does not scroll if the target is in view and clear of the bars. Scrolls all scrollers around it. */
function showTarget(target: Element) {
  if (!(target instanceof HTMLElement)) {
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    return;
  }
  const { scrollMargin } = target.style;
  target.style.scrollMargin = `${BARS}px ${GAP}px`;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  target.style.scrollMargin = scrollMargin;
}

type TourPlace = {
  readonly hole: Box;
  readonly left: number;
  readonly top: number;
  /** The side of the hole that the panel is at, or null in the middle of the screen. */
  readonly side: FloatSide | null;
  readonly arrow: number;
};

function placeTour(
  target: Element | null,
  { layer, panel }: Elements,
  wanted: FloatPlacement,
): TourPlace {
  const view = viewOf(getComputedStyle(panel));
  const float = { width: panel.offsetWidth, height: panel.offsetHeight };
  if (!target) {
    const left = Math.round(view.left + (view.width - float.width) / 2);
    const top = Math.round(view.top + (view.height - float.height) / 2);
    return { hole: { left, top, width: 0, height: 0 }, left, top, side: null, arrow: 0 };
  }
  const hole = holeAt(target.getBoundingClientRect(), layer);
  const isRtl = getComputedStyle(target).direction === 'rtl';
  const given = { anchor: hole, float, view, gap: GAP, corner: 24, isRtl };
  const first = placeFloat({ ...given, placement: wanted });
  const place = overlaps(hole, { ...first, ...float })
    ? placeFloat({ ...given, placement: 'bottom' })
    : first;
  return { ...place, hole, left: Math.round(place.left), top: Math.round(place.top) };
}

/** The part of the target that is on the screen: the shadow of a hole far outside would not cover the screen. */
function holeAt(
  { left, top, right, bottom }: DOMRect,
  { offsetWidth, offsetHeight }: HTMLElement,
): Box {
  const x = clamp(left - PADDING, 0, offsetWidth);
  const y = clamp(top - PADDING, 0, offsetHeight);
  const width = clamp(right + PADDING, 0, offsetWidth) - x;
  return { left: x, top: y, width, height: clamp(bottom + PADDING, 0, offsetHeight) - y };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function drawPlace(layer: HTMLElement, { hole, left, top, side, arrow }: TourPlace) {
  const pixels = {
    '--portico-own-hole-left': hole.left,
    '--portico-own-hole-top': hole.top,
    '--portico-own-hole-width': hole.width,
    '--portico-own-hole-height': hole.height,
    '--portico-own-panel-left': left,
    '--portico-own-panel-top': top,
    '--portico-own-arrow': arrow,
  };
  for (const [name, value] of Object.entries(pixels)) layer.style.setProperty(name, `${value}px`);
  layer.dataset.place = side ?? 'middle';
}
