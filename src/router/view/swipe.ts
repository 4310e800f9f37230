import { clamp } from '@/shared/clamp';
import { last } from '@/shared/last';

/** One finger that may swipe the page on top aside: CSS pixels and milliseconds. */

export type SwipePoint = { readonly x: number; readonly y: number; readonly time: number };

/** Where the pages lie. `side` is 1 or, in right-to-left documents, whose pages leave to the left, -1. */
export type SwipeField = { readonly left: number; readonly width: number; readonly side: 1 | -1 };

export type Swipe = {
  /** Judging until the finger has said where it wants to go; refused for good. */
  readonly phase: 'judging' | 'swiping' | 'refused';
  readonly field: SwipeField;
  readonly from: SwipePoint;
  /** The newest last, no older than its speed is taken from. */
  readonly trail: readonly SwipePoint[];
};

const EDGE = 20;

/** A finger that has moved less has not said yet where it wants to go. */
const SLOP = 8;

const FAR_ENOUGH = 0.4;

/** Pixels a millisecond. */
const FLICK = 1;

const MEMORY = 80;

/** null: the finger is not at the edge that pages come back from. */
export function beginSwipe(from: SwipePoint, field: SwipeField): Swipe | null {
  const { left, width, side } = field;
  const inward = side === 1 ? from.x - left : left + width - from.x;
  if (inward < 0 || inward > EDGE) return null;
  return { phase: 'judging', field, from, trail: [from] };
}

export function moveSwipe(swipe: Swipe, point: SwipePoint): Swipe {
  const { from, field } = swipe;
  const trail = [...swipe.trail.filter(({ time }) => point.time - time <= MEMORY), point];
  const phase =
    swipe.phase === 'judging'
      ? judge((point.x - from.x) * field.side, point.y - from.y)
      : swipe.phase;
  return { ...swipe, phase, trail };
}

/** How far the page is out of the way: 0 to 1. */
export function progressOf({ from, field, trail }: Swipe): number {
  const { x } = last(trail) as SwipePoint;
  return clamp(((x - from.x) * field.side) / field.width, 0, 1);
}

/** Is the page let go when the finger is lifted now? A flick decides, either way; else how far the page is. */
export function swipesBack(swipe: Swipe): boolean {
  if (swipe.phase !== 'swiping') return false;
  const speed = speedOf(swipe);
  return Math.abs(speed) > FLICK ? speed > 0 : progressOf(swipe) > FAR_ENOUGH;
}

/** Inward and more sideways than up or down. */
function judge(inward: number, down: number): Swipe['phase'] {
  if (Math.hypot(inward, down) < SLOP) return 'judging';
  return inward > Math.abs(down) ? 'swiping' : 'refused';
}

function speedOf({ field, trail }: Swipe): number {
  const [first, now] = [trail[0] as SwipePoint, last(trail) as SwipePoint];
  return now.time > first.time ? ((now.x - first.x) * field.side) / (now.time - first.time) : 0;
}
