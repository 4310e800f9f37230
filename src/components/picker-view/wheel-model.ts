import { clamp } from '@/shared/values';
import { isMotionReduced } from '@/shared/browser';

/** Time constant of a thrown wheel in milliseconds: in this time it covers 63 % of the remaining distance. */
export const FRICTION = 325;
/** Shorter time constant for a wheel that only snaps to its row. */
export const SNAP = 80;
/** Distance in rows that is too small to see. */
const STILL = 0.01;
/** Rows rendered beyond the visible ones, and the number of rows by which the window moves. */
const MARGIN = 4;
const STRIDE = 3;

export type Track = {
  readonly count: number;
  readonly isDisabled: (row: number) => boolean;
};

/** The enabled row closest to the point where the wheel would stop, or -1. */
export function landOn({ count, isDisabled }: Track, position: number, speed: number): number {
  const ahead = speed < 0 ? -1 : 1;
  const wish = clamp(Math.round(position + speed * FRICTION), 0, count - 1);
  for (let away = 0; away < count; away += 1) {
    for (const row of [wish + ahead * away, wish - ahead * away]) {
      if (row >= 0 && row < count && !isDisabled(row)) return row;
    }
  }
  return -1;
}

/** The target row of a key. Skips disabled rows, and reverses only if no enabled row is ahead. */
export function stepFrom({ count, isDisabled }: Track, from: number, by: number): number {
  const ahead = Math.sign(by);
  const wish = clamp(from + by, 0, count - 1);
  for (let row = wish; row >= 0 && row < count; row += ahead) if (!isDisabled(row)) return row;
  for (let row = wish; row !== from; row -= ahead) if (!isDisabled(row)) return row;
  return from;
}

/** Position of a rolling wheel, `elapsed` milliseconds after its start. */
export function glide(from: number, to: number, friction: number, elapsed: number): number {
  const left = (to - from) * Math.exp(-elapsed / friction);
  return Math.abs(left) < STILL ? to : to - left;
}

/** First rendered row, and the row after the last. The window stays the same for three rows. */
export function windowOf(position: number, count: number, visible: number): [number, number] {
  const middle = clamp(Math.round(position / STRIDE) * STRIDE, 0, Math.max(0, count - 1));
  const reach = Math.ceil(visible / 2) + MARGIN;
  return [Math.max(0, middle - reach), Math.min(count, middle + reach + 1)];
}

/** Start position for a roll. For a distant row, the wheel starts a few rows before it. */
export function comeNear(position: number, to: number): number {
  const FAR = 6;
  return Math.abs(to - position) > FAR ? to - Math.sign(to - position) * FAR : position;
}

export type WheelMotor = ReturnType<typeof createWheelMotor>;

type Watch = {
  readonly draw: (position: number) => void;
  readonly onMove: (isMoving: boolean) => void;
};

/** Animates a wheel frame by frame. Positions are rows: 2.5 is between the third and the fourth. */
export function createWheelMotor({ draw, onMove }: Watch) {
  let position = 0;
  let frame = 0;
  let isMoving = false;

  const tell = (next: boolean) => {
    if (next === isMoving) return;
    isMoving = next;
    onMove(next);
  };
  const show = (next: number) => {
    position = next;
    draw(position);
  };
  /** Stops the wheel in place. Returns whether it was rolling. */
  const hold = () => {
    const wasRolling = frame !== 0;
    cancelAnimationFrame(frame);
    frame = 0;
    return wasRolling;
  };

  return {
    position: () => position,
    hold,
    rest: () => {
      hold();
      tell(false);
    },
    /** Follows a drag. */
    drag: (to: number) => {
      hold();
      tell(true);
      show(to);
    },
    place: (to: number) => {
      hold();
      show(to);
    },
    roll: (to: number, friction: number) => {
      hold();
      const from = position;
      const begun = performance.now();
      const turn = (now: number) => {
        show(glide(from, to, friction, Math.max(0, now - begun)));
        frame = position === to ? 0 : requestAnimationFrame(turn);
        tell(frame !== 0);
      };
      tell(true);
      const isStill = isMotionReduced();
      if (isStill || from === to) turn(Number.POSITIVE_INFINITY);
      else frame = requestAnimationFrame(turn);
    },
  };
}
