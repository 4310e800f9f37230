import { useRef, useState } from 'react';
import type { RegionChange } from '@/components/map';
import { type Point, usePlatform } from '@/platform';
import { isSameSpot } from './is-same-spot';
import type { View } from './wide-view';

export const MAP_ID = 'choose-location';

/** The view that the page sets and the view that the user drags to. */
export function useMapView(start: View, onDragged: (centre: Point) => void) {
  const platform = usePlatform();
  const [target, setTarget] = useState(start);
  const [isHeld, setIsHeld] = useState(false);
  const at = useRef<Point>(start);
  const isMoved = useRef(false);

  const goTo = (point: Point, scale = target.scale) => {
    at.current = point;
    setTarget({ ...point, scale });
    // Returns from the dragged view to the view that was set before. For its props that is no change.
    const map = platform.createMapContext(MAP_ID);
    map.moveToLocation(point).catch(() => {
      // The map has not loaded yet, and will start there.
    });
  };

  const onRegionChange = ({ type, causedBy, centerLocation, scale }: RegionChange) => {
    setIsHeld(type === 'begin' && causedBy === 'drag');
    if (type === 'begin' || causedBy === 'update') return;
    // A touch without a move and a zoom also send this event. The centre is then still the same.
    if (isSameSpot(at.current, centerLocation, scale)) return;
    at.current = centerLocation;
    isMoved.current = true;
    onDragged(centerLocation);
  };

  return {
    target,
    isHeld,
    goTo,
    onRegionChange,
    centre: () => at.current,
    /** Whether the user has moved the map. */
    isMoved: () => isMoved.current,
  };
}
