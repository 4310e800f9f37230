import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonAction, touchActionFor } from '@/components/kit/gestures/browser-gestures';
import { judgeDrag } from '@/components/kit/gestures/drag';
import { addPoint, speedOf, type TimedPoint } from '@/components/kit/gestures/movement';
import { type Pair, pinchOf } from '@/components/kit/gestures/pinch';

describe('judgeDrag', () => {
  const px = fc.integer({ min: -2000, max: 2000 });

  it('waits for 8 px, and then makes a final decision', () => {
    expect(judgeDrag('x', 7, 0)).toBe('wait');
    expect(judgeDrag('x', 8, 0)).toBe('take');
    expect(judgeDrag('x', 0, -8)).toBe('leave');
    expect(judgeDrag('both', 0, -8)).toBe('take');
    fc.assert(
      fc.property(px, px, (x, y) => {
        const isFar = Math.sqrt(x * x + y * y) >= 8;
        for (const axis of ['x', 'y', 'both'] as const) {
          expect(judgeDrag(axis, x, y) === 'wait').toBe(!isFar);
        }
      }),
    );
  });

  it('never gives one move to both axes, and treats both directions alike', () => {
    fc.assert(
      fc.property(px, px, (x, y) => {
        const [across, down] = [judgeDrag('x', x, y), judgeDrag('y', x, y)];
        expect(across === 'take' && down === 'take').toBe(false);
        expect(judgeDrag('x', -x, -y)).toBe(across);
        expect(judgeDrag('y', y, x)).toBe(across);
      }),
    );
  });
});

describe('pinchOf', () => {
  const px = fc.integer({ min: -2000, max: 2000 });
  const point = fc.record({ x: px, y: px });
  const pair: fc.Arbitrary<Pair> = fc.tuple(point, point);
  const apart = ([a, b]: Pair) => Math.hypot(b.x - a.x, b.y - a.y);

  it('the scale is 1 without movement, and the reverse pinch restores it', () => {
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

describe('touchActionFor', () => {
  it('leaves the other axis and pinch zoom to the browser', () => {
    expect(touchActionFor('x')).toBe('pan-y pinch-zoom');
    expect(touchActionFor('y')).toBe('pan-x pinch-zoom');
    expect(touchActionFor('both')).toBe('pinch-zoom');
  });

  it('combines two values to what both of them allow', () => {
    expect(commonAction([touchActionFor('x'), 'pan-x pan-y'])).toBe('pan-y');
    expect(commonAction([touchActionFor('x'), touchActionFor('y')])).toBe('pinch-zoom');
    expect(commonAction(['pan-x', 'pan-y'])).toBe('none');
    expect(commonAction(['none', 'pan-y'])).toBe('none');
  });
});

describe('speedOf', () => {
  const trailOf = (points: readonly TimedPoint[]) =>
    points.reduce<readonly TimedPoint[]>(addPoint, []);

  it('returns the speed of a steady move, for any number of events', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: -5, max: 5 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 30 }),
        (vx, vy, gaps) => {
          const points: TimedPoint[] = [{ x: 0, y: 0, time: 0 }];
          let time = 0;
          for (const gap of gaps) {
            time += gap;
            points.push({ x: vx * time, y: vy * time, time });
          }
          const speed = speedOf(trailOf(points), time);
          expect(speed.vx).toBeCloseTo(vx);
          expect(speed.vy).toBeCloseTo(vy);
        },
      ),
    );
  });

  it('returns 0 after a pause and for a single point', () => {
    const moved = trailOf([
      { x: 0, y: 0, time: 0 },
      { x: 90, y: 0, time: 30 },
    ]);
    expect(speedOf(moved, 30)).toEqual({ vx: 3, vy: 0 });
    expect(speedOf(moved, 131)).toEqual({ vx: 0, vy: 0 });
    expect(speedOf([{ x: 5, y: 5, time: 0 }], 0)).toEqual({ vx: 0, vy: 0 });
    expect(speedOf([], 0)).toEqual({ vx: 0, vy: 0 });
  });
});
