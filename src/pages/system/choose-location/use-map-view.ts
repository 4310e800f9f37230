import { useRef, useState } from 'react';
import type { RegionChange } from '@/components/map';
import { type Point, usePlatform } from '@/platform';
import { isSameSpot } from './is-same-spot';
import type { View } from './wide-view';

export const MAP_ID = 'choose-location';

/** Where the map is sent, and where the visitor drags it. */
export function useMapView(start: View, onDragged: (centre: Point) => void) {
  const platform = usePlatform();
  const [target, setTarget] = useState(start);
  const [isHeld, setIsHeld] = useState(false);
  const at = useRef<Point>(start);
  const isMoved = useRef(false);

  const goTo = (point: Point, scale = target.scale) => {
    at.current = point;
    setTarget({ ...point, scale });
    // Back from where the visitor has dragged it, to where it was sent before: to its props that is nothing new.
    const map = platform.createMapContext(MAP_ID);
    map.moveToLocation(point).catch(() => {
      // It has not come yet, and will begin there.
    });
  };

  const onRegionChange = ({ type, causedBy, centerLocation, scale }: RegionChange) => {
    setIsHeld(type === 'begin' && causedBy === 'drag');
    if (type === 'begin' || causedBy === 'update') return;
    // A finger may rest on a map that was sent somewhere, and larger or smaller it is still at the same place.
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
    /** Whether the visitor has. */
    isMoved: () => isMoved.current,
  };
}
