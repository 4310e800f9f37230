import { MAP_ZOOM, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import { clamp } from '@/shared/values';

/** A whole zoom that the map has [S9.7], whatever the page says. */
export function zoomOf(scale: number | undefined): number {
  return typeof scale === 'number' && Number.isFinite(scale)
    ? clamp(Math.floor(scale), MAP_ZOOM_MIN, MAP_ZOOM_MAX)
    : MAP_ZOOM;
}
