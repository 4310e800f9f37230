import { expect, it } from 'vitest';
import { isSameSpot } from '@/pages/system/choose-location/is-same-spot';

const here = { latitude: 60, longitude: 10 };
/** Metres to the north. */
const north = (metres: number) => ({ latitude: 60 + metres / 111_195, longitude: 10 });

it('is one of two pixels at that scale', () => {
  // At 60 degrees a pixel is 1.19 m at scale 16, and 78,271 m at scale 0.
  expect(isSameSpot(here, north(2.2), 16)).toBe(true);
  expect(isSameSpot(here, north(2.6), 16)).toBe(false);
  expect(isSameSpot(here, north(2.6), 15)).toBe(true);
  expect(isSameSpot(here, here, 18)).toBe(true);
});

it('is the same across the date line', () => {
  expect(isSameSpot({ latitude: 0, longitude: 180 }, { latitude: 0, longitude: -180 }, 18)).toBe(
    true,
  );
});
