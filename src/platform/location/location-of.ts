import { toGcj02 } from '@/platform/maps/coordinates';
import type { CoordinateSystem, Point } from '@/platform/maps/map-provider';

/** Where the device is. null stands for what it does not know. */
export type Location = Point & {
  /** The system that latitude and longitude are in. */
  readonly coordinates: CoordinateSystem;
  /** Metres around the point. */
  readonly accuracy: number;
  readonly horizontalAccuracy: number;
  /** Metres. */
  readonly altitude: number | null;
  readonly verticalAccuracy: number | null;
  /** Metres per second. */
  readonly speed: number | null;
};

/** Browsers tell it in WGS-84. */
export function locationOf({ coords }: GeolocationPosition, type: CoordinateSystem): Location {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, speed } = coords;
  const point = { latitude, longitude };
  return {
    ...(type === 'gcj02' ? toGcj02(point) : point),
    coordinates: type,
    accuracy,
    horizontalAccuracy: accuracy,
    altitude,
    verticalAccuracy: altitudeAccuracy,
    speed,
  };
}
