import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeDrag } from '@/components/gestures/judge-drag';

const px = fc.integer({ min: -2000, max: 2000 });

describe('judgeDrag', () => {
  it('waits for 8 px, and then decides for good', () => {
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

  it('never gives one move to both axes, and mirrors nothing', () => {
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
