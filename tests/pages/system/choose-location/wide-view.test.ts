import { expect, it } from 'vitest';
import { wideView } from '@/pages/system/choose-location/wide-view';

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
