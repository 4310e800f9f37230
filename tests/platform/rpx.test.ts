import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Env } from '@/platform';
import { rpxToPx } from '@/platform/view/rpx';

const android = 'Mozilla/5.0 (Linux; Android 14)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';

const screen = (innerWidth: number, userAgent = android, devicePixelRatio = 3) => ({
  window: { innerWidth, devicePixelRatio, navigator: { userAgent } },
});

const px = (value: unknown, on: object = screen(375)) =>
  rpxToPx(on as Env, 'rpx2px', value as number);

it.each([
  [750, 375],
  [100, 50],
  [15, 7],
  [0, 0],
  [-100, -50],
  [1, 1],
  [-1, -1],
  [0.1, 1],
  ['20', 10],
])('%s rpx are %s px on a phone of 375', (rpx, expected) => {
  expect(px(rpx)).toBe(expected);
});

it('takes the screen for a window that is narrower than any phone', () => {
  const starting = { window: { ...screen(99).window, screen: { width: 375 } } };
  expect(px(750, starting)).toBe(375);
  expect(px(750, screen(100))).toBe(100);
});

it('does not lose a pixel to a rounding error', () => {
  // 414 / 750 * 500 is 275.99999999999994 in floating point.
  expect(px(500, screen(414))).toBe(276);
});

it('keeps a hair line of half a pixel on dense iPhones', () => {
  expect(px(1, screen(375, iphone))).toBe(0.5);
  expect(px(-1, screen(375, iphone))).toBe(-0.5);
  expect(px(1, screen(375, iphone, 1))).toBe(1);
});

it('goes by a phone of 375 on windows wider than 960, but for the whole width', () => {
  expect(px(100, screen(960))).toBe(128);
  expect(px(100, screen(961))).toBe(50);
  expect(px(750, screen(1280))).toBe(1280);
});

it('goes by the window as it is now', () => {
  const turned = screen(375);
  expect(px(100, turned)).toBe(50);
  turned.window.innerWidth = 750;
  expect(px(100, turned)).toBe(100);
});

it.each([Number.NaN, Infinity, 'wide', undefined, {}])('refuses %s', (value) => {
  expect(() => px(value)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'rpx2px:fail parameter.number should be a number',
    }) as Error,
  );
});

it('never makes something of nothing, nor nothing of something, and keeps the order', () => {
  const value = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.integer({ min: 200, max: 960 }), (a, b, width) => {
      const on = screen(width);
      expect(px(a, on) === 0).toBe(a === 0);
      if (a < b) expect(px(a, on)).toBeLessThanOrEqual(px(b, on));
    }),
  );
});
