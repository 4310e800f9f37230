import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPoint, speedOf, type TimedPoint } from '@/components/gestures/track-speed';

describe('speedOf', () => {
  const trailOf = (points: readonly TimedPoint[]) =>
    points.reduce<readonly TimedPoint[]>(addPoint, []);

  it('is that of an even move, however often it is heard of', () => {
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

  it('is none for a finger that rested, or one that has only landed', () => {
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
