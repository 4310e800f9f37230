import { clamp } from '@/shared/values';
import { isMotionReduced } from '@/shared/browser';

/** Milliseconds. A thrown wheel comes to rest as if each of these took two thirds of its way. */
export const FRICTION = 325;
/** What a finger has not thrown only has to find its row. */
export const SNAP = 80;
/** Rows. Nearer than this nobody sees the difference. */
const STILL = 0.01;
/** Rows beside the visible ones, and how many a window moves by: it is drawn anew once in three rows. */
const MARGIN = 4;
const STRIDE = 3;

export type Track = {
  readonly count: number;
  readonly isDisabled: (row: number) => boolean;
};

/** A row that can be chosen, the one closest to where the wheel would stop; -1 where there is none. */
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

/** For keys: past rows that cannot be chosen, never turning round while there is a way on. */
export function stepFrom({ count, isDisabled }: Track, from: number, by: number): number {
  const ahead = Math.sign(by);
  const wish = clamp(from + by, 0, count - 1);
  for (let row = wish; row >= 0 && row < count; row += ahead) if (!isDisabled(row)) return row;
  for (let row = wish; row !== from; row -= ahead) if (!isDisabled(row)) return row;
  return from;
}

/** Where a wheel is that glides from one row to another, `elapsed` milliseconds after it began. */
export function glide(from: number, to: number, friction: number, elapsed: number): number {
  const left = (to - from) * Math.exp(-elapsed / friction);
  return Math.abs(left) < STILL ? to : to - left;
}

/** The first row that is drawn, and the one after the last: the same for three rows on end. */
export function windowOf(position: number, count: number, visible: number): [number, number] {
  const middle = clamp(Math.round(position / STRIDE) * STRIDE, 0, Math.max(0, count - 1));
  const reach = Math.ceil(visible / 2) + MARGIN;
  return [Math.max(0, middle - reach), Math.min(count, middle + reach + 1)];
}

/** A far row is not rolled to: the wheel comes in from a few rows before it. */
export function comeNear(position: number, to: number): number {
  const FAR = 6;
  return Math.abs(to - position) > FAR ? to - Math.sign(to - position) * FAR : position;
}

export type WheelMotor = ReturnType<typeof createWheelMotor>;

type Watch = {
  readonly draw: (position: number) => void;
  readonly onMove: (isMoving: boolean) => void;
};

/** Moves a wheel, frame by frame. Positions are rows: 2.5 is between the third and the fourth. */
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
  /** Stops it where it is. Answers whether it was rolling. */
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
    /** Under the finger. */
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
