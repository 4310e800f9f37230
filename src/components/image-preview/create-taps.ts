import type { Clock } from './create-glide';
import type { Point } from './transform';

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
