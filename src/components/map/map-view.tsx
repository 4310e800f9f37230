import 'leaflet/dist/leaflet.css';
import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type CoordinateSystem,
  type MapProvider,
  type TileSource,
  useMapRegistry,
} from '@/platform';
import { isMotionReduced, watchSizes } from '@/shared/browser';
import { MAP_ZOOM, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import type { MarkerLayer } from './marker-layer';
import { MapContainer, useMap } from './leaflet';
import { MapControls } from './map-controls';
import { MapEvents } from './map-events';
import { MapMarkers, MapShapes } from './map-drawings';
import type { MapProps } from './map-types';
import styles from './map-view.module.css';
import { OwnLocation } from './own-location';
import { createTiles, type TileOptions } from './create-tiles';
import { createMarkerMoves } from './marker-moves';
import { createFrame, type Frame } from './map-frame';
import { createMapHandle } from './map-handle';
import { omit } from '@/shared/lazy-values';
import { clamp } from '@/shared/values';

export type LeafletViewProps = MapProps & {
  provider: MapProvider;
  tiles: TileSource;
  isDark: boolean;
  onTrouble: () => void;
};

/** Only this component uses Leaflet's container (docs/decisions/0029-maps-on-leaflet.md). */
export function LeafletView({ provider, tiles, isDark, onTrouble, ...props }: LeafletViewProps) {
  const { coordinates = provider.coordinates, showLocation = false } = props;
  const frame = useFrame(coordinates, provider.coordinates);
  const [layer, setLayer] = useState<MarkerLayer | null>(null);
  const [moves] = useState(createMarkerMoves);
  // React detaches the ref of a hidden page and attaches it again. The container exists only in between (decision 0029).
  const [host, setHost] = useState<HTMLElement | null>(null);
  // The last centre and zoom, for the new map when the page is shown again.
  const last = useRef({ center: frame.toMap(props), zoom: zoomOf(props.scale) });
  // The container applies the centre and the zoom, but not the points.
  const followed = useRef<View>(omit(props, ['includePoints']));
  const live = useRef<LeafletMap>(null);
  // React cleans up a parent's effects before its children's, so the map still exists here.
  useEffect(() => () => void (live.current && endZoom(live.current)), []);
  const isStill = isMotionReduced();

  const remember = (map: LeafletMap) => {
    const { lat, lng } = map.getCenter();
    last.current = { center: [lat, lng], zoom: map.getZoom() };
  };
  return (
    <div ref={setHost} className={styles.host}>
      {host && (
        <MapContainer
          className={styles.map ?? ''}
          center={last.current.center}
          zoom={last.current.zoom}
          minZoom={MAP_ZOOM_MIN}
          maxZoom={MAP_ZOOM_MAX}
          attributionControl={false}
          zoomControl={false}
          zoomAnimation={!isStill}
          fadeAnimation={!isStill}
          inertia={!isStill}
          worldCopyJump
        >
          <MapTiles key={String(isDark)} tiles={tiles} isDark={isDark} onTrouble={onTrouble} />
          <MapFollower {...props} frame={frame} followed={followed} />
          <MapShapes {...props} frame={frame} />
          <MapMarkers {...props} {...{ frame, layer, moves }} onLayer={setLayer} />
          {showLocation && <OwnLocation frame={frame} coordinates={coordinates} />}
          <MapEvents {...props} frame={frame} live={live} onLeft={remember} />
          <MapRegistration id={props.id} frame={frame} layer={layer} />
          <MapSize />
          <MapControls {...props} />
        </MapContainer>
      )}
    </div>
  );
}

/** Leaflet measures its container once. Rotation, a keyboard or late layout change the size later. */
export function MapSize() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    const observer = watchSizes(() => {
      const { x, y } = map.getSize();
      if (x === container.clientWidth && y === container.clientHeight) return;
      const center = map.getCenter();
      map.invalidateSize({ pan: false }).setView(center, map.getZoom(), { animate: false });
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
  return null;
}

export function MapTiles({ tiles, isDark, onTrouble }: TileOptions) {
  const map = useMap();
  const trouble = useEffectEvent(onTrouble);
  useEffect(() => {
    const layer = createTiles({ tiles, isDark, onTrouble: () => trouble() });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, tiles, isDark]);
  return null;
}

type View = Pick<MapProps, 'latitude' | 'longitude' | 'scale' | 'includePoints'>;

type MapFollowerProps = View & {
  frame: Frame;
  /** The props that a map has already applied. A new map does not apply them again, and keeps the user's last place. */
  followed: RefObject<View>;
};

const ROOM = 32;

/** Moves the map when the page changes the centre, the scale or the points. */
export function MapFollower({ frame, followed, ...view }: MapFollowerProps) {
  const map = useMap();
  useEffect(() => {
    const { latitude, longitude, scale, includePoints } = view;
    const before = followed.current;
    followed.current = view;
    if (before.latitude !== latitude || before.longitude !== longitude || before.scale !== scale) {
      map.setView(frame.toMap(view), before.scale === scale ? map.getZoom() : zoomOf(scale));
    }
    if (includePoints?.length && !isSame(before.includePoints, includePoints)) {
      map.fitBounds(includePoints.map(frame.toMap), { padding: [ROOM, ROOM] });
    }
  });
  return null;
}

function isSame(before: View['includePoints'], after: View['includePoints']): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

type MapRegistrationProps = { id: string | undefined; frame: Frame; layer: MarkerLayer | null };

/** Registers the map for createMapContext(id) while it is mounted. */
export function MapRegistration({ id, frame, layer }: MapRegistrationProps) {
  const map = useMap();
  const registry = useMapRegistry();
  useEffect(() => {
    if (id === undefined || !layer) return;
    return registry.register(id, createMapHandle(map, frame, layer));
  }, [map, registry, id, frame, layer]);
  return null;
}

/** Stable while the coordinate systems are the same, because effects depend on it. */
export function useFrame(page: CoordinateSystem, map: CoordinateSystem): Frame {
  return useMemo(() => createFrame(page, map), [page, map]);
}

/** An integer zoom that the map supports [S9.7], for any `scale`. */
export function zoomOf(scale: number | undefined): number {
  return typeof scale === 'number' && Number.isFinite(scale)
    ? clamp(Math.floor(scale), MAP_ZOOM_MIN, MAP_ZOOM_MAX)
    : MAP_ZOOM;
}

/**
 * Ends a running zoom. Leaflet ends it with a transition event or a timer. The timer outlives the map and then fails.
 * Leaflet listens for the prefixed event if the browser has one, so send both.
 */
export function endZoom(map: LeafletMap): void {
  const proxy = map.getContainer().querySelector('.leaflet-proxy');
  for (const type of ['webkitTransitionEnd', 'transitionend']) {
    proxy?.dispatchEvent(new TransitionEvent(type, { propertyName: 'transform' }));
  }
}
