import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Frame } from './map-frame';
import { useMap } from './leaflet';
import type { MapProps, RegionChange } from './map-types';

type Props = Pick<MapProps, 'onTap' | 'onRegionChange' | 'onReady'> & {
  frame: Frame;
  /** The map, for the one who ends it. */
  live: RefObject<LeafletMap | null>;
  /** It goes, but still stands. */
  onLeft: (map: LeafletMap) => void;
};

/** Tells the page what the visitor does with the map. */
export function MapEvents({ frame, live, onLeft, onTap, onRegionChange, onReady }: Props) {
  const map = useMap();
  const tap = useEffectEvent(({ latlng }: LeafletMouseEvent) => onTap?.(frame.toPage(latlng)));
  const left = useEffectEvent(() => onLeft(map));
  const ready = useEffectEvent(() => onReady?.());
  const change = useEffectEvent((type: 'begin' | 'end', causedBy: RegionChange['causedBy']) =>
    onRegionChange?.({
      type,
      causedBy,
      scale: map.getZoom(),
      centerLocation: frame.toPage(map.getCenter()),
      region: frame.regionOf(map.getBounds()),
    }),
  );

  // Layout effects end before the map does.
  useLayoutEffect(() => {
    live.current = map;
    return () => left();
  }, [map, live]);

  useEffect(() => {
    const cause = watchCause(map);
    const begin = () => change('begin', cause.now());
    const end = () => {
      change('end', cause.now());
      cause.forget();
    };
    const onClick = (event: LeafletMouseEvent) => tap(event);
    map.on('movestart', begin).on('moveend', end).on('click', onClick);
    ready();
    return () => {
      map.off('movestart', begin).off('moveend', end).off('click', onClick);
      cause.end();
    };
  }, [map]);
  return null;
}

/** A hand on the map is the cause of what moves until it stops, zooming of another scale; the rest are calls and props. */
function watchCause(map: LeafletMap) {
  const container = map.getContainer();
  const hands = ['pointerdown', 'wheel', 'keydown', 'dblclick'] as const;
  const { ownerDocument } = container;
  const fingers = new Set<number>();
  let isByHand = false;
  let scale = map.getZoom();
  const take = (event: Event) => {
    isByHand = true;
    scale = map.getZoom();
    if (!(event instanceof PointerEvent)) return;
    // Of one that was lost, as by a dialog of the browser, nobody says that it was lifted.
    if (event.isPrimary) fingers.clear();
    fingers.add(event.pointerId);
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  for (const type of hands) container.addEventListener(type, take, { capture: true });
  ownerDocument.addEventListener('pointerup', lift, { capture: true });
  ownerDocument.addEventListener('pointercancel', lift, { capture: true });
  return {
    now: (): RegionChange['causedBy'] => {
      if (!isByHand) return 'update';
      return map.getZoom() === scale ? 'drag' : 'scale';
    },
    forget: () => {
      // The first that a finger does is to stop a map on its way. What it does then is still to come.
      isByHand = fingers.size > 0;
      scale = map.getZoom();
    },
    end: () => {
      for (const type of hands) container.removeEventListener(type, take, { capture: true });
      ownerDocument.removeEventListener('pointerup', lift, { capture: true });
      ownerDocument.removeEventListener('pointercancel', lift, { capture: true });
    },
  };
}
