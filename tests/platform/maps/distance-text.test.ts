import { expect, it } from 'vitest';
import { distanceText } from '@/platform/maps/distance-text';

it.each([
  [0, 'en', '0 m'],
  [79.6, 'en', '80 m'],
  [999.4, 'en', '999 m'],
  [999.6, 'en', '1 km'],
  [1234, 'en', '1.2 km'],
  [99_949, 'en', '99.9 km'],
  [99_960, 'en', '100 km'],
  [1234, 'de', '1,2 km'],
  [850, 'zh-Hans', '850米'],
  [1234, 'zh-Hans', '1.2公里'],
])('[S2.9] writes %d m in %s as %j', (metres, locale, text) => {
  expect(distanceText(metres, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
