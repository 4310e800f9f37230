import type { CoordinateSystem, Point } from './provider';

// The ellipsoid of GCJ-02 (Krasovsky 1940): half axis in metres, squared eccentricity.
const AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;

/** Each round makes the error a hundred times smaller. */
const ROUNDS = 6;

export const radians = (angle: number) => (angle * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** From GPS coordinates to those of maps of mainland China. Elsewhere both are equal. */
export function toGcj02(point: Point): Point {
  return isInMainlandChina(point) ? plus(point, shiftAt(point), 1) : point;
}

/** The reverse has no formula, so this approaches the point by iteration. */
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

/** The shift of a point in degrees. */
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

/** Waves of 2, 6, 24 and 60 degrees. North and east have different heights of the two long waves. */
function waves(at: number, height24: number, height60: number): number {
  const angle = Math.PI * at;
  const short = 20 * Math.sin(angle) + 40 * Math.sin(angle / 3);
  return ((short + height24 * Math.sin(angle / 12) + height60 * Math.sin(angle / 30)) * 2) / 3;
}

/** Longitude, latitude, longitude, latitude ... */
type Outline = readonly number[];

/**
 * The land border from Natural Earth (public domain), corrected at border towns. The coast line lies at sea. Accurate to
 * a few kilometres.
 */
const mainland: Outline = [
  127.66, 49.76, 129.4, 49.44, 130.58, 48.73, 130.99, 47.79, 132.51, 47.79, 133.37, 48.18, 134.4,
  48.42, 135.03, 48.48, 134.5, 47.58, 134.11, 47.21, 133.77, 46.12, 133.1, 45.14, 131.88, 45.32,
  131.03, 44.97, 131.29, 44.11, 131.14, 42.93, 130.63, 42.9, 130.64, 42.4, 129.99, 42.99, 129.6,
  42.42, 128.05, 41.99, 128.2, 41.4, 127.34, 41.5, 126.87, 41.82, 126.18, 41.11, 125.08, 40.57,
  124.3, 39.9, 124, 39.3, 122.5, 38.5, 123.2, 37.3, 122.8, 36.3, 121.2, 35.2, 121.3, 34.2, 122.3,
  33, 123.3, 31.5, 123.2, 29.8, 122.6, 28.3, 121.5, 26.6, 120.4, 25.6, 119.6, 24.6, 118.6, 23.7,
  117.3, 22.8, 116, 22.2, 114.6, 21.8, 113.5, 21.4, 111.6, 20.9, 111.6, 19.3, 110.7, 18.2, 109.5,
  17.9, 108.3, 18.2, 108.2, 19.6, 108.9, 20.4, 108.3, 21.2, 107.97, 21.53, 107.04, 21.81, 106.57,
  22.22, 106.73, 22.79, 105.81, 22.98, 105.33, 23.35, 104.48, 22.82, 103.97, 22.5, 103.5, 22.7,
  102.71, 22.71, 102.17, 22.46, 101.65, 22.32, 101.8, 21.17, 101.27, 21.2, 101.18, 21.44, 101.15,
  21.85, 100.42, 21.56, 99.98, 21.74, 99.24, 22.12, 99.53, 22.95, 98.9, 23.14, 98.66, 24.06, 97.6,
  23.9, 97.72, 25.08, 98.67, 25.92, 98.71, 26.74, 98.68, 27.51, 98.25, 27.75, 97.91, 28.34, 97.33,
  28.26, 96.25, 28.41, 96.59, 28.83, 96.12, 29.45, 95.4, 29.03, 94.57, 29.28, 93.41, 28.64, 92.5,
  27.9, 91.7, 27.77, 91.26, 28.04, 90.73, 28.06, 90.02, 28.3, 89.48, 28.04, 88.81, 27.3, 88.73,
  28.09, 88.12, 27.88, 86.95, 27.97, 85.98, 27.95, 85.82, 28.2, 85.01, 28.64, 84.23, 28.84, 83.9,
  29.32, 83.34, 29.46, 82.33, 30.12, 81.53, 30.42, 81.11, 30.18, 79.72, 30.88, 78.74, 31.52, 78.46,
  32.62, 79.18, 32.48, 79.21, 32.99, 78.81, 33.51, 78.91, 34.32, 77.84, 35.49, 76.19, 35.9, 75.9,
  36.67, 75.16, 37.13, 74.98, 37.42, 74.83, 37.99, 74.86, 38.38, 74.26, 38.61, 73.93, 38.51, 73.68,
  39.43, 73.96, 39.66, 73.82, 39.89, 74.78, 40.37, 75.47, 40.56, 76.53, 40.43, 76.9, 41.07, 78.19,
  41.19, 78.54, 41.58, 80.12, 42.12, 80.26, 42.35, 80.18, 42.92, 80.87, 43.18, 79.97, 44.92, 81.95,
  45.32, 82.46, 45.54, 83.18, 47.33, 85.16, 47, 85.72, 47.45, 85.77, 48.46, 86.6, 48.55, 87.36,
  49.21, 87.75, 49.3, 88.01, 48.6, 88.85, 48.07, 90.28, 47.69, 90.97, 46.89, 90.59, 45.72, 90.95,
  45.29, 92.13, 45.12, 93.48, 44.98, 94.69, 44.35, 95.31, 44.24, 95.76, 43.32, 96.35, 42.73, 97.45,
  42.75, 99.52, 42.52, 100.85, 42.66, 101.83, 42.51, 103.31, 41.91, 104.52, 41.91, 104.96, 41.6,
  106.13, 42.13, 107.74, 42.48, 109.24, 42.52, 110.41, 42.87, 111.13, 43.41, 111.83, 43.74, 111.67,
  44.07, 111.35, 44.46, 111.87, 45.1, 112.44, 45.01, 113.46, 44.81, 114.46, 45.34, 115.99, 45.73,
  116.72, 46.39, 117.42, 46.67, 118.87, 46.81, 119.66, 46.69, 119.77, 47.05, 118.87, 47.75, 118.06,
  48.07, 117.3, 47.7, 116.31, 47.85, 115.74, 47.73, 115.49, 48.14, 116.19, 49.13, 116.68, 49.89,
  117.88, 49.51, 119.29, 50.14, 119.28, 50.58, 120.18, 51.64, 120.74, 51.96, 120.73, 52.52, 120.18,
  52.75, 121, 53.25, 122.25, 53.5, 123.57, 53.56, 125.07, 53.16, 125.95, 52.79, 126.56, 51.78,
  126.94, 51.35, 127.29, 50.74, 127.51, 50.25,
];

/** Hong Kong, Macau, Kinmen and Matsu: their maps are not shifted. The island of Taiwan is outside the line at sea. */
const outside: readonly Outline[] = [
  [
    113.82, 22.13, 113.82, 22.4, 113.9, 22.45, 113.98, 22.487, 114.03, 22.505, 114.075, 22.517,
    114.115, 22.531, 114.15, 22.545, 114.18, 22.557, 114.222, 22.552, 114.28, 22.553, 114.45, 22.56,
    114.46, 22.13,
  ],
  [
    113.529, 22.2155, 113.549, 22.2165, 113.556, 22.213, 113.6, 22.21, 113.61, 22.1, 113.55, 22.1,
    113.548, 22.16, 113.535, 22.18, 113.529, 22.2,
  ],
  [118.21, 24.38, 118.5, 24.38, 118.5, 24.53, 118.21, 24.53],
  [119.87, 25.93, 120.05, 25.93, 120.05, 26.3, 119.87, 26.3],
];

/** Whether maps of this place are shifted by law. */
export function isInMainlandChina(point: Point): boolean {
  return surrounds(mainland, point) && !outside.some((outline) => surrounds(outline, point));
}

/** A point is inside if a line to the east crosses the outline an odd number of times. */
function surrounds(outline: Outline, { latitude, longitude }: Point): boolean {
  let isInside = false;
  for (let at = 0; at < outline.length; at += 2) {
    const [x1, y1] = cornerOf(outline, at);
    const [x2, y2] = cornerOf(outline, at + 2);
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}

function cornerOf(outline: Outline, at: number): readonly [x: number, y: number] {
  return [outline[at % outline.length] ?? 0, outline[(at + 1) % outline.length] ?? 0];
}
