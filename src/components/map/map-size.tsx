import { useEffect } from 'react';
import { watchSizes } from '@/shared/browser';
import { useMap } from './leaflet';

/** Leaflet looks at its size once; a phone is turned, a keyboard comes, a page is laid out late. */
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
