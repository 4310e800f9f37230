import { type RefObject, useEffect } from 'react';
import type { Frame } from './create-frame';
import { useMap } from './leaflet';
import type { MapProps } from './map-types';
import { zoomOf } from './zoom-of';

type View = Pick<MapProps, 'latitude' | 'longitude' | 'scale' | 'includePoints'>;

type Props = View & {
  frame: Frame;
  /** What the map has followed already. It outlives the map: a new one stands where the visitor left the last. */
  followed: RefObject<View | null>;
};

const ROOM = 32;

/** Goes where the page's props say, when they say something new. */
export function MapFollower({ frame, followed, ...view }: Props) {
  const map = useMap();
  useEffect(() => {
    const { latitude, longitude, scale, includePoints } = view;
    const before = followed.current;
    followed.current = view;
    if (before?.latitude !== latitude || before.longitude !== longitude || before.scale !== scale) {
      map.setView(frame.toMap(view), before?.scale === scale ? map.getZoom() : zoomOf(scale));
    }
    if (includePoints?.length && !isSame(before?.includePoints, includePoints)) {
      map.fitBounds(includePoints.map(frame.toMap), { padding: [ROOM, ROOM] });
    }
  });
  return null;
}

function isSame(before: View['includePoints'], after: View['includePoints']): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
