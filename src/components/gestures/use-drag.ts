import { type RefCallback, useMemo } from 'react';
import { attachDrag } from './attach-drag';
import type { Drag, DragEnd } from './drag';
import type { Axis } from './judge-drag';
import { attachNothing, useAttached } from './use-attached';

export type DragOptions = {
  /** Where it may be dragged; across it the browser scrolls. @default 'both' */
  axis?: Axis;
  /** Also ends a drag under way. @default false */
  disabled?: boolean;
  /**
   * Asked when a finger has moved far enough along the axis: false leaves it to whoever is around (a carousel at
   * its end, to the carousel that it stands in). `x` and `y` say where it wants to go.
   */
  accepts?: (drag: Drag) => boolean;
  /** Only a finger that rested this many milliseconds drags, so that a list can be scrolled and sorted. @default 0 */
  hold?: number;
  onStart?: (drag: Drag) => void;
  onMove?: (drag: Drag) => void;
  /** Comes once for each start: let go, or taken away (`cancel`) by the browser, another gesture, or an unmount. */
  onEnd?: (drag: DragEnd) => void;
};

/** Follows one finger, pen or mouse: `<div ref={useDrag({ axis: 'x', onMove })} />`. No render per move. */
export function useDrag(options: DragOptions): RefCallback<HTMLElement> {
  const { axis = 'both', hold = 0, disabled = false } = options;
  return useAttached(
    options,
    useMemo(() => (disabled ? attachNothing : attachDrag(axis, hold)), [axis, hold, disabled]),
  );
}
