import { expect, it } from 'vitest';
import { windowWidth } from '@/platform/device/system-info';

it.each([
  [390, 390],
  [100, 100],
  [99, 412],
  [0, 412],
])('a window of %i on a screen of 412 is %i wide', (innerWidth, expected) => {
  expect(windowWidth({ innerWidth, screen: { width: 412 } })).toBe(expected);
});
