import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  along,
  boundsOf,
  dampingOf,
  frictionOf,
  isNear,
  isSlow,
  scaleOf,
  settle,
  slide,
  within,
} from '@/components/movable/movable-physics';

const area = { width: 300, height: 200 };
const number = fc.double({ min: -5000, max: 5000, noNaN: true });

describe('movable physics', () => {
  it('the bounds are the free space around the element', () => {
    expect(boundsOf(area, { x: 0, y: 0, width: 100, height: 50 }, 1)).toEqual({
      ...{ minX: 0, maxX: 200, minY: 0, maxY: 150 },
    });
    // Scaled from its centre, it grows by 50 px at each side.
    expect(boundsOf(area, { x: 10, y: 0, width: 100, height: 50 }, 2)).toEqual({
      ...{ minX: 40, maxX: 140, minY: 25, maxY: 125 },
    });
    // An element that is larger than the area can move until its other edge is visible.
    expect(boundsOf(area, { x: 0, y: 0, width: 400, height: 50 }, 1)).toMatchObject({
      ...{ minX: -100, maxX: 0 },
    });
  });

  it('an invalid friction is 2, and an invalid damping is 20', () => {
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(frictionOf(bad)).toBe(2);
      expect(dampingOf(bad)).toBe(20);
    }
    expect([frictionOf(5), dampingOf(40)]).toEqual([5, 40]);
  });

  it('the scale stays within its limits, and the limits within 0.1 and 10', () => {
    expect(scaleOf(3, 0.5, 2)).toBe(2);
    expect(scaleOf(0.2, 0.5, 2)).toBe(0.5);
    expect(scaleOf(99, 0.001, 50)).toBe(10);
    expect(scaleOf(0, 0.001, 50)).toBe(0.1);
    expect(scaleOf(Number.NaN, 0.5, 2)).toBe(1);
  });

  it('moves only along its direction', () => {
    expect(along({ x: 3, y: 4 }, 'horizontal')).toEqual({ x: 3, y: 0 });
    expect(along({ x: 3, y: 4 }, 'vertical')).toEqual({ x: 0, y: 4 });
    expect(along({ x: 3, y: 4 }, 'all')).toEqual({ x: 3, y: 4 });
    expect(along({ x: 3, y: 4 }, 'none')).toEqual({ x: 0, y: 0 });
  });

  it('the element always comes to rest inside, at any speed', () => {
    const speeds = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(
        number,
        number,
        speeds,
        speeds,
        fc.constantFrom(1, 2, 3),
        (x, y, vx, vy, scale) => {
          const bounds = boundsOf(area, { x: 0, y: 0, width: 80, height: 60 }, scale);
          let motion = { place: within({ x, y }, bounds), speed: { x: vx, y: vy } };
          let steps = 0;
          while (!isSlow(motion.speed) && steps < 2000) {
            motion = slide(motion, 2, 16);
            steps += 1;
          }
          expect(steps).toBeLessThan(2000);
          let at = motion.place;
          const home = within(at, bounds);
          for (let step = 0; step < 200 && !isNear(at, home); step += 1)
            at = settle(at, home, 20, 16);
          expect(isNear(at, home)).toBe(true);
          expect(within(home, bounds)).toEqual(home);
        },
      ),
    );
  });

  it('the element slides the same distance at any frame rate', () => {
    const far = (ms: number) => {
      let motion = { place: { x: 0, y: 0 }, speed: { x: 2, y: 0 } };
      for (let time = 0; time < 960; time += ms) motion = slide(motion, 2, ms);
      return motion.place.x;
    };
    expect(far(16)).toBeCloseTo(far(8), 6);
  });
});
