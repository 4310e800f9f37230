import { type RefCallback, useMemo } from 'react';
import { scrollsInside } from '@/components/kit/scrolling';
import { type Attach, attachNothing, useAttached } from './attach';
import { dropSelection, holdBrowser, restrictTouch, touchActionFor } from './browser-gestures';
import {
  type Contender,
  type Contest,
  contestOf,
  type EndCause,
  type PointerMove,
} from './contest';
import { speedOf, type TimedPoint } from './movement';

export type DragOptions = {
  /** Where it may be dragged; across it the browser scrolls. @default 'both' */
  axis?: Axis;
  /** Also ends a drag under way. @default false */
  disabled?: boolean;
  /**
   * Asked when a finger has moved far enough along the axis: false leaves it to whoever is around (a carousel at
   * its end, to the carousel that it stands in). `x` and `y` say where it wants to go.
   */
  accepts?: (drag: Drag) => boolean;
  /** Only a finger that rested this many milliseconds drags, so that a list can be scrolled and sorted. @default 0 */
  hold?: number;
  onStart?: (drag: Drag) => void;
  onMove?: (drag: Drag) => void;
  /** Comes once for each start: let go, or taken away (`cancel`) by the browser, another gesture, or an unmount. */
  onEnd?: (drag: DragEnd) => void;
};

/** Follows one finger, pen or mouse: `<div ref={useDrag({ axis: 'x', onMove })} />`. No render per move. */
export function useDrag(options: DragOptions): RefCallback<HTMLElement> {
  const { axis = 'both', hold = 0, disabled = false } = options;
  return useAttached(
    options,
    useMemo(() => (disabled ? attachNothing : attachDrag(axis, hold)), [axis, hold, disabled]),
  );
}

export type Drag = {
  /** Pixels since it took hold: 0 at the start, so that nothing jumps. To the right and down. */
  readonly x: number;
  readonly y: number;
  /** Pixels a millisecond. */
  readonly vx: number;
  readonly vy: number;
  /** Where the finger landed, and where it is, in the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly point: { readonly x: number; readonly y: number };
  readonly event: PointerEvent;
};

export type DragEnd = Drag & { readonly how: EndCause };

/** `taken` is where the finger was when it took hold. */
function dragOf({ event, from, point, trail }: PointerMove, taken: TimedPoint): Drag {
  const now = Math.max(point.time, event.timeStamp);
  return { x: point.x - taken.x, y: point.y - taken.y, ...speedOf(trail, now), from, point, event };
}

/** One drag at a time: a second finger on the same element is none. */
function attachDrag(axis: Axis, hold: number): Attach<DragOptions> {
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
        // Who waits to be held is not for a finger in a hurry.
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
      if (!joined.join(contender)) return;
      contest = joined;
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

export type Axis = 'x' | 'y' | 'both';

/** Wait: the finger has not said yet where it wants to go. Leave: not this way. */
export type Verdict = 'wait' | 'take' | 'leave';

/** A finger that has moved less is still. */
const SLOP = 8;

/** Along an axis is what goes more along it than across; who goes in between scrolls. */
export function judgeDrag(axis: Axis, x: number, y: number): Verdict {
  if (Math.hypot(x, y) < SLOP) return 'wait';
  if (axis === 'both') return 'take';
  const [along, across] = axis === 'x' ? [x, y] : [y, x];
  return Math.abs(along) > Math.abs(across) ? 'take' : 'leave';
}

type Move = { readonly event: PointerEvent; readonly x: number; readonly y: number };

/**
 * Who is nearer to the finger than the draggable and does something of the browser's own with this move: a
 * scroller that is not at its end, or a text that is selected by mouse. These count as inner ones.
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
