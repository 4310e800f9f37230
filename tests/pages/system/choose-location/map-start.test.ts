import { describe, expect, it } from 'vitest';
import { isSameSpot, wideView } from '@/pages/system/choose-location/use-map-view';

describe('isSameSpot', () => {
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
});

describe('wideView', () => {
  it('is far away, over the middle of the time zone', () => {
    expect(wideView(-480)).toEqual({ latitude: 38, longitude: 120, scale: 5 });
    expect(wideView(300)).toEqual({ latitude: 38, longitude: -75, scale: 5 });
    expect(wideView(-60).longitude).toBe(15);
    expect(wideView(0).longitude).toBeCloseTo(0);
  });

  it('stays on Earth beyond the date line, and without a clock', () => {
    expect(wideView(-840).longitude).toBe(-150);
    expect(wideView(Number.NaN).longitude).toBe(0);
  });
});
