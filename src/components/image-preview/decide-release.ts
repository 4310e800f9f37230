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
