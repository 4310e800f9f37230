import type { PathOptions } from 'leaflet';
import { useEffect } from 'react';
import type { Frame } from './create-frame';
import { circle, layerGroup, polygon, polyline, useMap } from './leaflet';
import type { MapProps } from './map-types';
import styles from './map-view.module.css';

type Props = Pick<MapProps, 'polylines' | 'polygons' | 'circles'> & { frame: Frame };

const LINE = 4;
const EDGE = 2;
const none: readonly never[] = [];

/** Lines and areas. They are drawn anew as a whole: there are few. */
export function MapShapes({ polylines = none, polygons = none, circles = none, frame }: Props) {
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

/** Without a colour of its own a shape has the theme's, by its class. */
function strokeOf(color: string | undefined, weight: number): PathOptions {
  const base = { weight, interactive: false };
  return color === undefined ? { ...base, className: styles.line ?? '' } : { ...base, color };
}

function fillOf(color: string | undefined): PathOptions {
  return color === undefined ? {} : { fill: true, fillColor: color, fillOpacity: 1 };
}
