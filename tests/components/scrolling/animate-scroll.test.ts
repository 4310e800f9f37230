import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollAt } from '@/components/kit/scrolling/scroll-to';

const anyShare = fc.double({ min: -1, max: 2, noNaN: true });

describe('[S9.24] the curve of an animated scroll', () => {
  it('starts and ends at its values, and slows down', () => {
    expect(scrollAt(100, 500, 0)).toBe(100);
    expect(scrollAt(100, 500, 0.5)).toBe(450);
    expect(scrollAt(100, 500, 1)).toBe(500);
    expect(scrollAt(100, 500, 1.4)).toBe(500);
  });

  it('never goes backwards', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(scrollAt(0, 1000, late)).toBeGreaterThanOrEqual(scrollAt(0, 1000, early));
      }),
    );
  });
});
