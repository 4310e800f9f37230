import { useEffect, useEffectEvent } from 'react';
import { useWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { Frame } from './create-frame';
import { createMarkerLayer, type MarkerLayer } from './create-marker-layer';
import { useMap } from './leaflet';
import type { MapProps } from './map-types';

type Props = Pick<MapProps, 'markers' | 'cluster' | 'onMarkerTap' | 'onCalloutTap'> & {
  frame: Frame;
  /** Made here, kept above: calls move markers too. */
  layer: MarkerLayer | null;
  onLayer: (layer: MarkerLayer | null) => void;
};

const none: readonly never[] = [];

/** More than that on a phone's screen nobody tells apart, and browsers draw slowly. */
const MANY = 200;

export function MapMarkers({ markers = none, cluster, frame, layer, onLayer, ...events }: Props) {
  const map = useMap();
  const t = useWords(enLate);
  const clusterName = useEffectEvent((count: number) => t('mapMarkers', { count }));
  const tap = useEffectEvent((id: string | number) => events.onMarkerTap?.(id));
  const calloutTap = useEffectEvent((id: string | number) => events.onCalloutTap?.(id));
  const tell = useEffectEvent(onLayer);

  useEffect(() => {
    const made = createMarkerLayer(map, frame, {
      onTap: (id) => tap(id),
      onCalloutTap: (id) => calloutTap(id),
      clusterName: (count) => clusterName(count),
    });
    tell(made);
    return () => {
      tell(null);
      made.remove();
    };
  }, [map, frame]);

  useEffect(() => {
    layer?.show(markers, cluster ?? markers.length > MANY);
  }, [layer, markers, cluster]);
  return null;
}
