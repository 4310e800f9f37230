import { mixViews, type View } from './view';

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
