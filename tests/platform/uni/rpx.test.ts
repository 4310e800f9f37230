import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Env } from '@/platform';
import { rpxToPx } from '@/platform/uni/sync-calls';

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
])('%s rpx are %s px on a phone that is 375 px wide', (rpx, expected) => {
  expect(px(rpx)).toBe(expected);
});

it('uses the width of the screen if the window is narrower than any phone', () => {
  const starting = { window: { ...screen(99).window, screen: { width: 375 } } };
  expect(px(750, starting)).toBe(375);
  expect(px(750, screen(100))).toBe(100);
});

it('a rounding error does not cost a pixel', () => {
  // 414 / 750 * 500 is 275.99999999999994 in floating point.
  expect(px(500, screen(414))).toBe(276);
});

it('keeps half a pixel on iPhones with dense screens', () => {
  expect(px(1, screen(375, iphone))).toBe(0.5);
  expect(px(-1, screen(375, iphone))).toBe(-0.5);
  expect(px(1, screen(375, iphone, 1))).toBe(1);
});

it('uses a width of 375 px in windows wider than 960 px, except for 750 rpx', () => {
  expect(px(100, screen(960))).toBe(128);
  expect(px(100, screen(961))).toBe(50);
  expect(px(750, screen(1280))).toBe(1280);
});

it('uses the current width of the window', () => {
  const turned = screen(375);
  expect(px(100, turned)).toBe(50);
  turned.window.innerWidth = 750;
  expect(px(100, turned)).toBe(100);
});

it.each([Number.NaN, Infinity, 'wide', undefined, {}])('throws for %s', (value) => {
  expect(() => px(value)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'rpx2px:fail parameter.number should be a number',
    }) as Error,
  );
});

it('gives 0 only for 0, and keeps the order of lengths', () => {
  const value = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.integer({ min: 200, max: 960 }), (a, b, width) => {
      const on = screen(width);
      expect(px(a, on) === 0).toBe(a === 0);
      if (a < b) expect(px(a, on)).toBeLessThanOrEqual(px(b, on));
    }),
  );
});
