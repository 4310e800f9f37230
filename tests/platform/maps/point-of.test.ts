import { expect, it } from 'vitest';
import { pointOf } from '@/platform';

it.each([
  [{ latitude: 44.0793, longitude: 10.0979 }],
  [{ latitude: 0, longitude: 0 }],
  [{ latitude: -90, longitude: 180 }],
])('[S2.10] %j is a point', (point) => {
  expect(pointOf({ ...point, more: 1 } as never)).toEqual(point);
});

it.each([
  [{}],
  [{ latitude: 44 }],
  [{ latitude: '44', longitude: '10' }],
  [{ latitude: Number.NaN, longitude: 10 }],
  [{ latitude: Infinity, longitude: 10 }],
  [{ latitude: 90.0001, longitude: 10 }],
  [{ latitude: 44, longitude: -180.0001 }],
  [{ latitude: null, longitude: null }],
])('[S2.10] %j is none', (input) => {
  expect(pointOf(input)).toBeNull();
});
