import { numberOf } from '@/components/kit/convert-form-value';
import { asItems } from '@/components/kit/use-data';
import type { MapCircle, MapControl, MapPolygon } from './map-types';
import type { Point } from '@/platform';

const isPlace = ({ latitude, longitude }: Point) =>
  Number.isFinite(latitude) && Number.isFinite(longitude);

/** The same list if all of it is good. */
const only = <T>(list: readonly T[], isGood: (one: T) => boolean) =>
  list.every(isGood) ? list : list.filter(isGood);

const asPlaces = (given: unknown) => only(asItems<Point>(given), isPlace);

const asCircles = (given: unknown) =>
  only(asItems<MapCircle>(given), (one) => isPlace(one) && one.radius >= 0);

const asControls = (given: unknown) =>
  only(asItems<MapControl>(given), ({ position }) => Boolean(position));

function asShapes(given: unknown): readonly Pick<MapPolygon, 'points'>[] {
  const read = (shape: Pick<MapPolygon, 'points'>) => {
    const points = asPlaces(shape.points);
    return points === shape.points ? shape : { ...shape, points };
  };
  const shapes = asItems<Pick<MapPolygon, 'points'>>(given);
  return shapes.every((one) => read(one) === one) ? shapes : shapes.map(read);
}

function asDegrees(given: unknown): number {
  const degrees = numberOf(given) ?? 0;
  return Number.isFinite(degrees) ? degrees : 0;
}

/** Leaflet throws for a place without numbers. */
export const mapReaders = {
  latitude: asDegrees,
  longitude: asDegrees,
  markers: asPlaces,
  circles: asCircles,
  polylines: asShapes,
  polygons: asShapes,
  controls: asControls,
  includePoints: asPlaces,
};
