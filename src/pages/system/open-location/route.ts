import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';

/** The built-in page of platform.openLocation [S2.10]. */
export const openLocationRoute = {
  query: {
    latitude: 'number?',
    longitude: 'number?',
    scale: { type: 'number', default: MAP_ZOOM_MAX, min: MAP_ZOOM_MIN, max: MAP_ZOOM_MAX },
    name: 'string?',
    address: 'string?',
  },
  disableScroll: true,
} as const;
