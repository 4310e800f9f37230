import { useEffect } from 'react';
import { useMapRegistry } from '@/platform';
import type { Frame } from './create-frame';
import { createMapHandle } from './create-map-handle';
import type { MarkerLayer } from './create-marker-layer';
import { useMap } from './leaflet';

type Props = { id: string | undefined; frame: Frame; layer: MarkerLayer | null };

/** Lets createMapContext(id) reach the map while it is there. */
export function MapRegistration({ id, frame, layer }: Props) {
  const map = useMap();
  const registry = useMapRegistry();
  useEffect(() => {
    if (id === undefined || !layer) return;
    return registry.register(id, createMapHandle(map, frame, layer));
  }, [map, registry, id, frame, layer]);
  return null;
}
