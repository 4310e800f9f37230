import { clamp, last } from '@/shared/values';

/** The path of one finger that may swipe the page on top aside, in CSS pixels and milliseconds. */

export type SwipePoint = { readonly x: number; readonly y: number; readonly time: number };

/** The box of the pages. `side` is 1, or -1 in right-to-left documents, where pages leave to the left. */
export type SwipeField = { readonly left: number; readonly width: number; readonly side: 1 | -1 };

export type Swipe = {
  /** `judging` until the direction of the finger is clear. `refused` is final. */
  readonly phase: 'judging' | 'swiping' | 'refused';
  readonly field: SwipeField;
  readonly from: SwipePoint;
  /** The points of the last 80 ms, newest last. They give the speed. */
  readonly trail: readonly SwipePoint[];
};

/** Pixels from the edge in which a swipe can start. */
const EDGE_WIDTH = 20;

/** Pixels. The direction of the finger is not clear before it has moved this far. */
const SLOP = 8;

/** The page goes back if it is farther out than this share of its width. */
const MIN_PROGRESS = 0.4;

/** Pixels per millisecond. */
const FLICK_SPEED = 1;

/** Milliseconds over which the speed is measured. */
const SPEED_WINDOW = 80;

/** null: the finger is not at the edge where a swipe back starts. */
export function beginSwipe(from: SwipePoint, field: SwipeField): Swipe | null {
  const { left, width, side } = field;
  const inward = side === 1 ? from.x - left : left + width - from.x;
  if (inward < 0 || inward > EDGE_WIDTH) return null;
  return { phase: 'judging', field, from, trail: [from] };
}

export function moveSwipe(swipe: Swipe, point: SwipePoint): Swipe {
  const { from, field } = swipe;
  const recent = swipe.trail.filter(({ time }) => point.time - time <= SPEED_WINDOW);
  const trail = [...recent, point];
  const phase =
    swipe.phase === 'judging'
      ? phaseFor((point.x - from.x) * field.side, point.y - from.y)
      : swipe.phase;
  return { ...swipe, phase, trail };
}

/** How far the page is out of its place, from 0 to 1. */
export function progressOf({ from, field, trail }: Swipe): number {
  const { x } = last(trail) as SwipePoint;
  return clamp(((x - from.x) * field.side) / field.width, 0, 1);
}

/** Whether the app goes back if the finger lifts now. A flick decides in either direction, otherwise the progress. */
export function swipesBack(swipe: Swipe): boolean {
  if (swipe.phase !== 'swiping') return false;
  const speed = speedOf(swipe);
  return Math.abs(speed) > FLICK_SPEED ? speed > 0 : progressOf(swipe) > MIN_PROGRESS;
}

/** A swipe moves inward, and more sideways than up or down. */
function phaseFor(inward: number, down: number): Swipe['phase'] {
  if (Math.hypot(inward, down) < SLOP) return 'judging';
  return inward > Math.abs(down) ? 'swiping' : 'refused';
}

function speedOf({ field, trail }: Swipe): number {
  const oldest = trail[0] as SwipePoint;
  const newest = last(trail) as SwipePoint;
  const duration = newest.time - oldest.time;
  return duration > 0 ? ((newest.x - oldest.x) * field.side) / duration : 0;
}
