import { type Fingers, mixViews, type PictureFrame, type Point, roomOf, type View } from './view';

export type Clock = {
  readonly now: () => number;
  /** Each returns its cancel. */
  readonly frame: (run: () => void) => () => void;
  readonly after: (ms: number, run: () => void) => () => void;
  /** The visitor wants no motion. */
  readonly isStill: () => boolean;
};

const DURATION = 300;

/** Moves a view to another by the clock. It can be caught at any time, and stands then where it is seen. */
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
    /** Then, unless it is caught before. */
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

/** One tap or two: a single one counts when no second one has begun for a while. */
export function createTaps(clock: Pick<Clock, 'after'>, { once, twice }: Answers) {
  let first: Point | null = null;
  let cancel = () => {};

  const forget = () => {
    cancel();
    first = null;
  };

  return {
    /** A finger has landed: perhaps for the second tap, so the first one waits. */
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
    /** It was no tap. */
    forget,
  };
}

/** Pixels a millisecond; beyond it a movement is a flick, and says more than its distance. */
const FLICK = 0.3;
const DROP_FLICK = 0.5;
/** What a thumb does by chance while it pans. */
const CHANCE = 8;

type Turn = { readonly over: number; readonly velocity: number; readonly width: number };

/** Where the pages go that were pulled `over` their rest: on, back, or to where they were. */
export function decidePage({ over, velocity, width }: Turn): -1 | 0 | 1 {
  if (Math.abs(over) < CHANCE) return 0;
  const way = over > 0 ? 1 : -1;
  const along = velocity * way;
  if (along > FLICK) return way;
  if (along < -FLICK) return 0;
  return Math.abs(over) > width / 2 ? way : 0;
}

type Drop = { readonly drop: number; readonly velocity: number; readonly height: number };

/** Whether what was pulled down goes: it went far, or fast, and was not on its way back. */
export function decideDrop({ drop, velocity, height }: Drop): boolean {
  if (drop < CHANCE || velocity < -FLICK) return false;
  return velocity > DROP_FLICK || drop > height * 0.18;
}

export type Gesture = {
  readonly mode: 'undecided' | 'drag' | 'drop' | 'pinch' | 'ignored';
  /** The view when it began. */
  readonly begin: View;
  readonly from: Point;
  readonly fingers: Fingers | null;
  readonly startedAt: number;
};

/** A finger that has moved fewer pixels has no direction yet. */
const SLOP = 8;

/** What one finger does that has moved from `from` to `to`. */
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
