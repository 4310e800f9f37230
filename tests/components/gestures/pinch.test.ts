import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pair, pinchOf } from '@/components/gestures/pinch';

const px = fc.integer({ min: -2000, max: 2000 });
const point = fc.record({ x: px, y: px });
const pair: fc.Arbitrary<Pair> = fc.tuple(point, point);
const apart = ([a, b]: Pair) => Math.hypot(b.x - a.x, b.y - a.y);

describe('pinchOf', () => {
  it('is none where nothing moves, and undone by its way back', () => {
    fc.assert(
      fc.property(pair, pair, (start, now) => {
        expect(pinchOf(start, start)).toMatchObject({ scale: 1, angle: 0, x: 0, y: 0 });
        const [there, back] = [pinchOf(start, now), pinchOf(now, start)];
        expect(there.scale * back.scale).toBeCloseTo(1, 6);
        expect(there.x + back.x).toBe(0);
        expect(Number.isFinite(there.scale)).toBe(true);
        expect(Math.abs(there.angle)).toBeLessThanOrEqual(180);
        const turned = Math.abs(there.angle + back.angle) % 360;
        expect(Math.min(turned, 360 - turned)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('scales with the distance and turns with the fingers', () => {
    const from: Pair = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const to: Pair = [
      { x: 10, y: 0 },
      { x: 10, y: 50 },
    ];
    expect(pinchOf(from, to)).toMatchObject({ scale: 0.5, angle: 90, x: -40, y: 25 });
    fc.assert(
      fc.property(pair, fc.integer({ min: 2, max: 9 }), (start, times) => {
        fc.pre(apart(start) >= 1);
        const now = start.map(({ x, y }) => ({ x: x * times, y: y * times }));
        expect(pinchOf(start, now as unknown as Pair).scale).toBeCloseTo(times);
      }),
    );
  });
});
