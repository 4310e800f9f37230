import { isMotionReduced } from '@/shared/browser';
import { glide } from './wheel-model';

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
