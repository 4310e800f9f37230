import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollPosition } from '@/platform/chrome/scroll';

const offset = fc.double({ min: 0, max: 1e6, noNaN: true });
const share = fc.double({ min: -1, max: 2, noNaN: true });

it('[S9.24] a scroll starts and ends at the exact positions', () => {
  fc.assert(
    fc.property(offset, offset, (from, to) => {
      expect(scrollPosition(from, to, 0)).toBe(from);
      expect(scrollPosition(from, to, 1)).toBeCloseTo(to, 6);
      expect(scrollPosition(from, to, 0.5)).toBeCloseTo((from + to) / 2, 6);
    }),
  );
});

it('[S9.24] a scroll stays between its two positions and never reverses', () => {
  fc.assert(
    fc.property(offset, offset, share, share, (from, to, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [a, b] = [scrollPosition(from, to, early), scrollPosition(from, to, late)];
      const slack = 1e-6 * Math.max(1, from, to);
      expect(a).toBeGreaterThanOrEqual(Math.min(from, to) - slack);
      expect(b).toBeLessThanOrEqual(Math.max(from, to) + slack);
      expect((b - a) * Math.sign(to - from)).toBeGreaterThanOrEqual(-slack);
    }),
  );
});
