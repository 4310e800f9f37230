import type { Map as LeafletMap } from 'leaflet';
import type { MapHandle, Point } from '@/platform';
import type { Frame } from './map-frame';
import type { MarkerLayer } from './marker-layer';

/** The methods that `createMapContext` can call on a mounted map. */
export function createMapHandle(map: LeafletMap, frame: Frame, layer: MarkerLayer): MapHandle {
  return {
    coordinates: frame.coordinates,
    centre: () => frame.toPage(map.getCenter()),
    moveTo: (point) => void map.panTo(frame.toMap(point)),
    include: (points, [top = 0, right = top, bottom = top, left = right]) => {
      map.fitBounds(points.map(frame.toMap), {
        paddingTopLeft: [left, top],
        paddingBottomRight: [right, bottom],
      });
    },
    region: () => frame.regionOf(map.getBounds()),
    scale: () => map.getZoom(),
    translateMarker: (id, { destination, autoRotate, rotate, duration }, signal) => {
      const marker = layer.find(id);
      if (!marker) return Promise.reject(new RangeError(`there is no marker ${id}`));
      const from: Point = marker;
      const turned = autoRotate ? bearing(map, frame, from, destination) : rotate;
      return eachFrame(duration, signal, (part) => {
        layer.place(id, {
          latitude: from.latitude + (destination.latitude - from.latitude) * part,
          longitude: from.longitude + (destination.longitude - from.longitude) * part,
          rotate: turned,
        });
      });
    },
  };
}

/** Degrees from the top of the map, clockwise. */
function bearing(map: LeafletMap, { toMap }: Frame, from: Point, to: Point): number {
  const [start, end] = [map.project(toMap(from)), map.project(toMap(to))];
  return (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI;
}

/** Calls `step` on each frame with 0 to 1. With `ms` 0 it ends at once. An abort resolves the promise early. */
function eachFrame(ms: number, signal: AbortSignal, step: (part: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    const next = (now: number) => {
      if (signal.aborted) return resolve();
      const part = ms > 0 ? Math.min(1, Math.max(0, (now - start) / ms)) : 1;
      step(part);
      if (part < 1) requestAnimationFrame(next);
      else resolve();
    };
    signal.addEventListener('abort', () => resolve());
    next(start);
  });
}
