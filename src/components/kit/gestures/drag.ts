import { type RefCallback, useMemo } from 'react';
import { useSafeCall, useSafeCallbacks } from '@/components/kit/use-safe-call';
import { scrollsInside } from '@/components/kit/scrolling';
import { type Attach, attachNothing, useAttached } from './attach';
import {
  type Axis,
  dropSelection,
  holdBrowser,
  restrictTouch,
  touchActionFor,
} from './browser-gestures';
import {
  type Contender,
  type Contest,
  contestOf,
  type EndCause,
  type PointerMove,
  type Verdict,
} from './contest';
import { speedOf, type TimedPoint } from './movement';

export type DragOptions = {
  /** The axis of the drag. The browser scrolls on the other axis. @default 'both' */
  axis?: Axis;
  /** Also ends the current drag. @default false */
  disabled?: boolean;
  /**
   * Called once a pointer has moved far enough along the axis. False leaves the pointer to an outer element: a carousel
   * at its end leaves it to the carousel around it. `x` and `y` give the direction.
   */
  accepts?: (drag: Drag) => boolean;
  /** Milliseconds that a finger must rest before it drags. So users can both scroll and sort a list. @default 0 */
  hold?: number;
  /** Starts at pointerdown, without a move: to draw with a finger. Outer gestures then do not start. @default false */
  immediate?: boolean;
  onStart?: (drag: Drag) => void;
  onMove?: (drag: Drag) => void;
  /** Called once for each start. `how` is `cancel` if the browser, another gesture or an unmount ended the drag. */
  onEnd?: (drag: DragEnd) => void;
};

/** Follows one finger, pen or mouse: `<div ref={useDrag({ axis: 'x', onMove })} />`. Moves cause no render. */
export function useDrag(options: DragOptions): RefCallback<HTMLElement> {
  const { axis = 'both', hold = 0, immediate = false, disabled = false } = options;
  const call = useSafeCall();
  const { accepts } = options;
  const safe = useSafeCallbacks(options);
  return useAttached(
    accepts ? { ...safe, accepts: (drag) => call(accepts, drag) ?? false } : safe,
    useMemo(
      () => (disabled ? attachNothing : attachDrag(axis, hold, immediate)),
      [axis, hold, immediate, disabled],
    ),
  );
}

export type Drag = {
  /** Pixels to the right and down since `onStart`. They start at 0, so the element does not jump. */
  readonly x: number;
  readonly y: number;
  /** Pixels per millisecond. */
  readonly vx: number;
  readonly vy: number;
  /** The positions at pointerdown and now, in the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly point: { readonly x: number; readonly y: number };
  readonly event: PointerEvent;
};

export type DragEnd = Drag & { readonly how: EndCause };

/** `taken` is the position at the start of the drag. */
function dragOf({ event, from, point, trail }: PointerMove, taken: TimedPoint): Drag {
  const now = Math.max(point.time, event.timeStamp);
  return { x: point.x - taken.x, y: point.y - taken.y, ...speedOf(trail, now), from, point, event };
}

/** Allows one drag at a time: a second finger on the same element starts no drag. */
function attachDrag(axis: Axis, hold: number, immediate: boolean): Attach<DragOptions> {
  return (element, options) => {
    const stop = new AbortController();
    let contest: Contest | null = null;
    let taken: TimedPoint | null = null;
    let timer = 0;

    const forget = () => {
      clearTimeout(timer);
      contest = null;
      taken = null;
    };

    const contender: Contender = {
      element,
      judge: (move) => {
        const verdict = judgeDrag(axis, move.x, move.y);
        if (verdict !== 'take') return verdict;
        // With `hold`, a finger that moves before the time is over does not drag.
        if (hold > 0 || isNativelyClaimed(element, contest?.target, move, axis)) return 'leave';
        const { accepts } = options();
        return accepts && !accepts(dragOf(move, move.from)) ? 'leave' : 'take';
      },
      win: (move) => {
        clearTimeout(timer);
        taken = move.point;
        dropSelection(move.event);
        options().onStart?.(dragOf(move, taken));
      },
      move: (move) => {
        if (taken) options().onMove?.(dragOf(move, taken));
      },
      end: (move, how) => {
        const start = taken;
        forget();
        if (start) options().onEnd?.({ ...dragOf(move, start), how });
      },
      lose: forget,
    };

    const land = (event: PointerEvent) => {
      const isOther = event.pointerType === 'mouse' && event.button !== 0;
      if (contest || isOther) return;
      const joined = contestOf(event);
      const { accepts } = options();
      if (immediate && accepts && !accepts(dragOf(joined.now(), joined.now().from))) return;
      if (!joined.join(contender)) return;
      contest = joined;
      if (immediate) return joined.seize(contender);
      if (hold > 0) timer = window.setTimeout(() => joined.seize(contender), hold);
    };

    element.addEventListener('pointerdown', land, { signal: stop.signal });
    holdBrowser(
      element,
      { isDown: () => contest !== null, isTaken: () => taken !== null },
      stop.signal,
    );
    const freeTouch = hold > 0 ? () => {} : restrictTouch(element, touchActionFor(axis));

    return () => {
      contest?.leave(contender);
      forget();
      stop.abort();
      freeTouch();
    };
  };
}

/** Shorter moves do not count, in pixels. */
const SLOP = 8;

/** A move is along an axis if it is longer along it than across. An exact diagonal scrolls. */
export function judgeDrag(axis: Axis, x: number, y: number): Verdict {
  if (Math.hypot(x, y) < SLOP) return 'wait';
  if (axis === 'both') return 'take';
  const [along, across] = axis === 'x' ? [x, y] : [y, x];
  return Math.abs(along) > Math.abs(across) ? 'take' : 'leave';
}

type Move = { readonly event: PointerEvent; readonly x: number; readonly y: number };

/**
 * Whether an element inside the draggable has a native use for this move. A scroller has one until it is at its end, and
 * a text field has one for a mouse that selects text. Such elements count as inner contenders.
 */
function isNativelyClaimed(element: HTMLElement, target: unknown, move: Move, axis: Axis) {
  if (!(target instanceof Element) || target === element || !element.contains(target)) return false;
  if (move.event.pointerType === 'mouse') return target.closest(TEXT_FIELDS) !== null;
  const sideways = axis === 'x' || (axis === 'both' && Math.abs(move.x) > Math.abs(move.y));
  return sideways
    ? scrollsInside(target, element, 'x', -move.x)
    : scrollsInside(target, element, 'y', -move.y);
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
