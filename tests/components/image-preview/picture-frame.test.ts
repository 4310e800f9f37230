import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doubleTapScale,
  fittedSize,
  maxScaleOf,
  roomOf,
  settle,
  startOf,
  stretchScale,
} from '@/components/image-preview/view';

const stage = { width: 400, height: 800 };
const frame = (width: number, height: number) => ({ stage, natural: { width, height } });

it('a picture is as large as it can be without being cut', () => {
  expect(fittedSize(frame(800, 400))).toEqual({ width: 400, height: 200 });
  expect(fittedSize(frame(100, 400))).toEqual({ width: 200, height: 800 });
  expect(fittedSize({ stage, natural: undefined })).toEqual(stage);
  expect(fittedSize(frame(0, 0))).toEqual(stage);
});

it('the largest scale is four, or more when the picture has more pixels', () => {
  expect(maxScaleOf(frame(800, 400))).toBe(4);
  expect(maxScaleOf(frame(4000, 2000))).toBe(10);
  expect(maxScaleOf({ stage, natural: undefined })).toBe(4);
});

it('a long picture starts at its top in full width, and any other picture starts whole', () => {
  expect(startOf(frame(800, 400))).toEqual({ x: 0, y: 0, scale: 1 });
  expect(startOf(frame(400, 800))).toEqual({ x: 0, y: 0, scale: 1 });
  expect(startOf(frame(400, 1600))).toEqual({ x: 0, y: 400, scale: 2 });
});

it('a picture can move only when it is larger than the stage', () => {
  expect(roomOf(frame(800, 400), 1)).toEqual({ x: 0, y: 0 });
  expect(roomOf(frame(800, 400), 2)).toEqual({ x: 200, y: 0 });
  expect(roomOf(frame(800, 400), 8)).toEqual({ x: 1400, y: 400 });
});

describe('settle', () => {
  it('clamps the scale and the position', () => {
    const centre = { x: 0, y: 0 };
    expect(settle({ x: 300, y: 90, scale: 0.4 }, frame(800, 400), centre)).toEqual({
      x: 0,
      y: 0,
      scale: 1,
    });
    expect(settle({ x: 0, y: 0, scale: 9 }, frame(800, 400), centre).scale).toBe(4);
    expect(settle({ x: 900, y: 50, scale: 2 }, frame(800, 400), centre)).toEqual({
      x: 200,
      y: 0,
      scale: 2,
    });
  });

  it('ends within the limits, and settling again changes nothing', () => {
    const size = fc.integer({ min: 1, max: 9000 });
    const place = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ width: size, height: size }),
        fc.record({ x: place, y: place, scale: fc.double({ min: 0.1, max: 20, noNaN: true }) }),
        fc.record({ x: place, y: place }),
        (natural, now, at) => {
          const any = { stage, natural };
          const settled = settle(now, any, at);
          expect(settled.scale).toBeGreaterThanOrEqual(1);
          expect(settled.scale).toBeLessThanOrEqual(maxScaleOf(any));
          const room = roomOf(any, settled.scale);
          expect(Math.abs(settled.x)).toBeLessThanOrEqual(room.x + 1e-6);
          expect(Math.abs(settled.y)).toBeLessThanOrEqual(room.y + 1e-6);
          const again = settle(settled, any, at);
          expect(Math.abs(again.x - settled.x) + Math.abs(again.y - settled.y)).toBeLessThan(1e-6);
        },
      ),
    );
  });
});

it('a scale beyond the limits stretches only a little', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), (scale) => {
      const held = stretchScale(frame(800, 400), scale);
      expect(held).toBeGreaterThan(0.4);
      expect(held).toBeLessThan(5);
      if (scale >= 1 && scale <= 4) expect(held).toBe(scale);
    }),
  );
});

it('a double tap fills the stage or doubles the scale, and the next one resets it', () => {
  expect(doubleTapScale(frame(800, 400), 1)).toBe(4);
  expect(doubleTapScale(frame(400, 700), 1)).toBe(2);
  expect(doubleTapScale(frame(800, 400), 3)).toBe(1);
  expect(doubleTapScale(frame(400, 1600), 2)).toBe(4);
  expect(doubleTapScale(frame(400, 1600), 4)).toBe(2);
});
