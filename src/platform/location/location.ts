import type { CoordinateSystem, Point } from '@/platform/maps/provider';

/** A position of the phone. Null means that the phone does not know the value. */
export type Location = Point & {
  /** The system of latitude and longitude. */
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

type Facts = Partial<Pick<Location, 'accuracy' | 'altitude' | 'verticalAccuracy' | 'speed'>>;

/** A position, with what the browser or the messaging app knows of it. */
export function locationAt(
  point: Point,
  coordinates: CoordinateSystem,
  { accuracy = 0, altitude = null, verticalAccuracy = null, speed = null }: Facts,
): Location {
  const { latitude, longitude } = point;
  const height = { altitude, verticalAccuracy };
  return {
    latitude,
    longitude,
    coordinates,
    accuracy,
    horizontalAccuracy: accuracy,
    ...height,
    speed,
  };
}
