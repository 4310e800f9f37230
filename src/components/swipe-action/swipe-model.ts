import { rubberBand } from '@/components/rubber-band';

/** Which actions are open: those before the row (at its start), those after it, or none. */
export type SwipeSide = 'start' | 'end' | null;

/** Widths of the actions, in pixels; 0 where there are none. */
export type SwipeWidths = { readonly start: number; readonly end: number };

/** Pixels a millisecond. */
const FLICK = 0.3;

/** How far the row stands off its place: towards the end (positive) it uncovers the actions at the start. */
export function restOffset(side: SwipeSide, { start, end }: SwipeWidths): number {
  if (side === 'start') return start;
  return side === 'end' ? -end : 0;
}

/** Where it stands under a finger: with resistance beyond the actions, and where there are none it stays. */
export function dragOffset(offset: number, { start, end }: SwipeWidths): number {
  if (offset > start) return start === 0 ? 0 : start + rubberBand(offset - start, start);
  if (offset < -end) return end === 0 ? 0 : -end + rubberBand(offset + end, end);
  return offset;
}

/** What is open after a finger has let go: a flick decides, else what is more than half uncovered. */
export function sideAfter(offset: number, speed: number, widths: SwipeWidths): SwipeSide {
  const side: SwipeSide = offset > 0 ? 'start' : offset < 0 ? 'end' : null;
  if (side === null || widths[side] === 0) return null;
  const outward = side === 'start' ? speed : -speed;
  if (outward > FLICK) return side;
  if (outward < -FLICK) return null;
  return Math.abs(offset) > widths[side] / 2 ? side : null;
}
