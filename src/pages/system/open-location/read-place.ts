import { type Point, pointOf } from '@/platform';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import { clamp } from '@/shared/values';

export type ShownPlace = {
  readonly point: Point;
  readonly scale: number;
  readonly name: string;
  readonly address: string;
};

/** Reads the address of the page [S2.10]. Null without a point on Earth. */
export function readPlace(params: Readonly<Record<string, unknown>>): ShownPlace | null {
  const point = pointOf(params);
  if (!point) return null;
  const { scale, name, address } = params;
  const zoom = typeof scale === 'number' ? Math.floor(scale) : MAP_ZOOM_MAX;
  return {
    point,
    scale: clamp(zoom, MAP_ZOOM_MIN, MAP_ZOOM_MAX),
    name: typeof name === 'string' ? name : '',
    address: typeof address === 'string' ? address : '',
  };
}
