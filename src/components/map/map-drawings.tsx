import { useEffect, useEffectEvent } from 'react';
import { useWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { Frame } from './map-frame';
import { createMarkerLayer, type MarkerLayer } from './marker-layer';
import { circle, layerGroup, polygon, polyline, useMap } from './leaflet';
import type { MapProps, MarkerId } from './map-types';
import type { MarkerMoves } from './marker-moves';
import type { PathOptions } from 'leaflet';
import styles from './map-view.module.css';

type MapMarkersProps = Pick<MapProps, 'markers' | 'cluster' | 'onMarkerTap' | 'onCalloutTap'> & {
  frame: Frame;
  /** Created here, but the parent keeps it because methods of the map context move markers too. */
  layer: MarkerLayer | null;
  moves: MarkerMoves;
  onLayer: (layer: MarkerLayer | null) => void;
};

const none: readonly never[] = [];

/** With more markers, `cluster` is on by default. They are hard to tell apart on a phone, and slow to draw. */
const MANY = 200;

export function MapMarkers({
  markers = none,
  cluster,
  frame,
  layer,
  moves,
  onLayer,
  ...events
}: MapMarkersProps) {
  const map = useMap();
  const t = useWords(enLate);
  const clusterName = useEffectEvent((count: number) => t('mapMarkers', { count }));
  const tap = useEffectEvent((id: string | number) => void events.onMarkerTap?.(id));
  const calloutTap = useEffectEvent((id: string | number) => void events.onCalloutTap?.(id));
  const tell = useEffectEvent(onLayer);

  useEffect(() => {
    const heard = {
      onTap: (id: MarkerId) => tap(id),
      onCalloutTap: (id: MarkerId) => calloutTap(id),
      clusterName: (count: number) => clusterName(count),
    };
    const made = createMarkerLayer(map, frame, heard, moves);
    tell(made);
    return () => {
      tell(null);
      made.remove();
    };
  }, [map, frame, moves]);

  useEffect(() => {
    layer?.show(markers, cluster ?? markers.length > MANY);
  }, [layer, markers, cluster]);
  return null;
}

type MapShapesProps = Pick<MapProps, 'polylines' | 'polygons' | 'circles'> & { frame: Frame };

const LINE = 4;
const EDGE = 2;

/** Lines and areas. A change redraws all of them, because there are few. */
export function MapShapes({
  polylines = none,
  polygons = none,
  circles = none,
  frame,
}: MapShapesProps) {
  const map = useMap();
  useEffect(() => {
    const lines = polylines.map(({ points, color, width = LINE, dottedLine = false }) =>
      polyline(points.map(frame.toMap), {
        ...strokeOf(color, width),
        ...(dottedLine && { dashArray: `0 ${width * 2}` }),
      }),
    );
    const areas = polygons.map(({ points, strokeColor, strokeWidth = EDGE, fillColor }) =>
      polygon(points.map(frame.toMap), {
        ...strokeOf(strokeColor, strokeWidth),
        ...fillOf(fillColor),
      }),
    );
    const rounds = circles.map(({ radius, color, strokeWidth = EDGE, fillColor, ...centre }) =>
      circle(frame.toMap(centre), {
        radius,
        ...strokeOf(color, strokeWidth),
        ...fillOf(fillColor),
      }),
    );
    const group = layerGroup([...areas, ...rounds, ...lines]).addTo(map);
    return () => void group.remove();
  }, [map, frame, polylines, polygons, circles]);
  return null;
}

/** A shape without a colour gets the theme's colour from its class. */
function strokeOf(color: string | undefined, weight: number): PathOptions {
  const base = { weight, interactive: false };
  return color === undefined ? { ...base, className: styles.line ?? '' } : { ...base, color };
}

function fillOf(color: string | undefined): PathOptions {
  return color === undefined ? {} : { fill: true, fillColor: color, fillOpacity: 1 };
}
