import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Frame } from './map-frame';
import { useMap } from './leaflet';
import type { MapProps, RegionChange } from './map-types';

type Props = Pick<MapProps, 'onTap' | 'onRegionChange' | 'onReady'> & {
  frame: Frame;
  /** The current map, so that the parent can end a running zoom. */
  live: RefObject<LeafletMap | null>;
  /** Called just before the map is removed. */
  onLeft: (map: LeafletMap) => void;
};

/** Reports taps and moves of the map to the page. */
export function MapEvents({ frame, live, onLeft, onTap, onRegionChange, onReady }: Props) {
  const map = useMap();
  const tap = useEffectEvent(({ latlng }: LeafletMouseEvent) => void onTap?.(frame.toPage(latlng)));
  const left = useEffectEvent(() => void onLeft(map));
  const ready = useEffectEvent(() => void onReady?.());
  const change = useEffectEvent(
    (type: 'begin' | 'end', causedBy: RegionChange['causedBy']) =>
      void onRegionChange?.({
        type,
        causedBy,
        scale: map.getZoom(),
        centerLocation: frame.toPage(map.getCenter()),
        region: frame.regionOf(map.getBounds()),
      }),
  );

  // React cleans up layout effects before react-leaflet removes the map.
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

/** The cause of a move: 'drag', or 'scale' if the zoom has changed, after user input; otherwise 'update'. */
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
    // A pointer that a browser dialog took away never sends pointerup, so a new primary pointer clears the set.
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
      // A finger that lands first stops a moving map, and its own drag comes later. So keep the cause while it is down.
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
