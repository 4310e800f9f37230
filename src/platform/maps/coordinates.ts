import { isInMainlandChina } from './is-in-mainland-china';
import type { CoordinateSystem, Point } from './map-provider';

// The ellipsoid that GCJ-02 reckons with (Krasovsky 1940): its half axis in metres, its squared eccentricity.
const AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;

/** Each round brings the answer a hundred times nearer. */
const ROUNDS = 6;

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** From what satellites tell to what maps of mainland China show. Elsewhere both are the same. */
export function toGcj02(point: Point): Point {
  return isInMainlandChina(point) ? plus(point, shiftAt(point), 1) : point;
}

/** The way back, for which there is no formula: the point whose shifted twin this is. */
export function toWgs84(point: Point): Point {
  let guess = point;
  for (let round = 0; round < ROUNDS; round += 1) guess = plus(point, shiftAt(guess), -1);
  return isInMainlandChina(guess) ? guess : point;
}

export function convertPoint(point: Point, from: CoordinateSystem, to: CoordinateSystem): Point {
  if (from === to) return point;
  return to === 'gcj02' ? toGcj02(point) : toWgs84(point);
}

function plus(point: Point, shift: Point, sign: 1 | -1): Point {
  return {
    latitude: point.latitude + sign * shift.latitude,
    longitude: point.longitude + sign * shift.longitude,
  };
}

/** How far, in degrees, the system shifts a point. */
function shiftAt({ latitude, longitude }: Point): Point {
  const x = longitude - 105;
  const y = latitude - 35;
  const sine = Math.sin(radians(latitude));
  const squash = 1 - ECCENTRICITY * sine * sine;
  const meridian = (AXIS * (1 - ECCENTRICITY)) / squash ** 1.5;
  const parallel = (AXIS / Math.sqrt(squash)) * Math.cos(radians(latitude));
  return {
    latitude: degrees(metresNorth(x, y) / meridian),
    longitude: degrees(metresEast(x, y) / parallel),
  };
}

function metresNorth(x: number, y: number): number {
  const slope = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  return slope + ripples(x) + waves(y, 160, 320);
}

function metresEast(x: number, y: number): number {
  const slope = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  return slope + ripples(x) + waves(x, 150, 300);
}

function ripples(x: number): number {
  return ((20 * Math.sin(6 * Math.PI * x) + 20 * Math.sin(2 * Math.PI * x)) * 2) / 3;
}

/** Waves of 2, 6, 24 and 60 degrees. The heights of the long two differ between north and east. */
function waves(at: number, height24: number, height60: number): number {
  const angle = Math.PI * at;
  const short = 20 * Math.sin(angle) + 40 * Math.sin(angle / 3);
  return ((short + height24 * Math.sin(angle / 12) + height60 * Math.sin(angle / 30)) * 2) / 3;
}
