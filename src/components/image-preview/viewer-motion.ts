import type { Point } from '@/components/kit/geometry';
import { type Fingers, mixViews, type PictureFrame, roomOf, type View } from './view';

export type Clock = {
  readonly now: () => number;
  /** `frame` and `after` return a cancel function. */
  readonly frame: (run: () => void) => () => void;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whether the user prefers reduced motion. */
  readonly isStill: () => boolean;
};

const DURATION = 300;

/** Animates a view to a target. `stop` interrupts it at the visible position. */
export function createGlide(clock: Clock, show: (view: View) => void) {
  let cancel = () => {};

  const to = (from: View, target: View, onEnd: () => void) => {
    cancel();
    if (clock.isStill()) {
      show(target);
      return onEnd();
    }
    const startedAt = clock.now();
    const step = () => {
      const time = Math.min(1, (clock.now() - startedAt) / DURATION);
      show(mixViews(from, target, 1 - (1 - time) ** 3));
      if (time < 1) cancel = clock.frame(step);
      else onEnd();
    };
    cancel = clock.frame(step);
  };

  return {
    to,
    /** Calls `then` after a delay, unless `stop` cancels it. */
    wait: (ms: number, then: () => void) => {
      cancel();
      cancel = clock.after(ms, then);
    },
    stop: () => cancel(),
  };
}

const WAIT = 260;
const REACH = 40;

type Answers = { readonly once: () => void; readonly twice: (at: Point) => void };

/** Recognises single and double taps. A single tap counts if no second tap starts within `WAIT` milliseconds. */
export function createTaps(clock: Pick<Clock, 'after'>, { once, twice }: Answers) {
  let first: Point | null = null;
  let cancel = () => {};

  const forget = () => {
    cancel();
    first = null;
  };

  return {
    /** Cancels the timer of the first tap, because this touch may be the second tap. */
    landed: () => cancel(),
    tap: (at: Point) => {
      const before = first;
      forget();
      if (before && Math.hypot(at.x - before.x, at.y - before.y) < REACH) return twice(at);
      first = at;
      cancel = clock.after(WAIT, () => {
        first = null;
        once();
      });
    },
    /** The touch was not a tap. */
    forget,
  };
}

/** Pixels per millisecond. A faster movement is a flick, whose direction counts more than its distance. */
const FLICK = 0.3;
const DROP_FLICK = 0.5;
/** Pixels that a thumb may move by accident during a pan. */
const CHANCE = 8;

type Turn = { readonly over: number; readonly velocity: number; readonly width: number };

/** Target of pages that a drag moved by `over` pixels: the next page, the previous page, or the same page. */
export function decidePage({ over, velocity, width }: Turn): -1 | 0 | 1 {
  if (Math.abs(over) < CHANCE) return 0;
  const way = over > 0 ? 1 : -1;
  const along = velocity * way;
  if (along > FLICK) return way;
  if (along < -FLICK) return 0;
  return Math.abs(over) > width / 2 ? way : 0;
}

type Drop = { readonly drop: number; readonly velocity: number; readonly height: number };

/** Whether a pull down closes the preview: far or fast enough, and not moving back up. */
export function decideDrop({ drop, velocity, height }: Drop): boolean {
  if (drop < CHANCE || velocity < -FLICK) return false;
  return velocity > DROP_FLICK || drop > height * 0.18;
}

export type Gesture = {
  readonly mode: 'undecided' | 'drag' | 'drop' | 'pinch' | 'ignored';
  /** The view at the start of the gesture. */
  readonly begin: View;
  readonly from: Point;
  readonly fingers: Fingers | null;
  readonly startedAt: number;
};

/** A drag shorter than this number of pixels has no direction yet. */
const SLOP = 8;

/** Gesture of one finger that moved from `from` to `to`. */
export function gestureModeAt(
  to: Point,
  from: Point,
  view: View,
  frame: PictureFrame,
  isZoomed: boolean,
): Gesture['mode'] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < SLOP) return 'undecided';
  const room = roomOf(frame, view.scale);
  if (Math.abs(dx) >= Math.abs(dy) || isZoomed) return 'drag';
  if (dy > 0 && view.y >= room.y - 1) return 'drop';
  return room.y > 0 ? 'drag' : 'ignored';
}
