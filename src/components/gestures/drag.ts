import type { EndCause, PointerMove } from './contest';
import { speedOf, type TimedPoint } from './track-speed';

export type Drag = {
  /** Pixels since it took hold: 0 at the start, so that nothing jumps. To the right and down. */
  readonly x: number;
  readonly y: number;
  /** Pixels a millisecond. */
  readonly vx: number;
  readonly vy: number;
  /** Where the finger landed, and where it is, in the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly point: { readonly x: number; readonly y: number };
  readonly event: PointerEvent;
};

export type DragEnd = Drag & { readonly how: EndCause };

/** `taken` is where the finger was when it took hold. */
export function dragOf({ event, from, point, trail }: PointerMove, taken: TimedPoint): Drag {
  const now = Math.max(point.time, event.timeStamp);
  return { x: point.x - taken.x, y: point.y - taken.y, ...speedOf(trail, now), from, point, event };
}
