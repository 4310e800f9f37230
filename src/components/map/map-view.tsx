import 'leaflet/dist/leaflet.css';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { MapProvider, TileSource } from '@/platform';
import { isMotionReduced } from '@/shared/browser';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import type { MarkerLayer } from './create-marker-layer';
import { endZoom } from './end-zoom';
import { MapContainer } from './leaflet';
import { MapControls } from './map-controls';
import { MapEvents } from './map-events';
import { MapFollower } from './map-follower';
import { MapMarkers } from './map-markers';
import { MapRegistration } from './map-registration';
import { MapShapes } from './map-shapes';
import { MapSize } from './map-size';
import { MapTiles } from './map-tiles';
import type { MapProps } from './map-types';
import styles from './map-view.module.css';
import { OwnLocation } from './own-location';
import { useFrame } from './use-frame';
import { zoomOf } from './zoom-of';

export type LeafletViewProps = MapProps & {
  provider: MapProvider;
  tiles: TileSource;
  isDark: boolean;
  onTrouble: () => void;
};

/** The one place that knows Leaflet's container (docs/decisions/0029-maps-on-leaflet.md). */
export function LeafletView({ provider, tiles, isDark, onTrouble, ...props }: LeafletViewProps) {
  const { coordinates = provider.coordinates, showLocation = false } = props;
  const frame = useFrame(coordinates, provider.coordinates);
  const [layer, setLayer] = useState<MarkerLayer | null>(null);
  // React takes the ref away from a hidden page, and gives it back: the container lives in between (decision 0029).
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Where the visitor has left it, for the map that is made when the page is shown again.
  const last = useRef({ center: frame.toMap(props), zoom: zoomOf(props.scale) });
  const followed = useRef(props);
  const live = useRef<LeafletMap>(null);
  // Parents' effects end before their children's, so the map is still whole here.
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
          <MapMarkers {...props} frame={frame} layer={layer} onLayer={setLayer} />
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
