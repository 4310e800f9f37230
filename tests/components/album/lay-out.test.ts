import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from '@/components/album/album';

describe('layOut', () => {
  it('[S9.5] shows nine pictures in rows of three by default', () => {
    expect(layOut({ count: 12, maxCount: Number.NaN, rowCount: 0 })).toEqual({
      shown: 9,
      more: 3,
      columns: 3,
      breakAfter: -1,
    });
  });

  it('breaks four pictures after the second one', () => {
    expect(layOut({ count: 4, maxCount: 9, rowCount: 3 }).breakAfter).toBe(2);
    expect(layOut({ count: 4, maxCount: 9, rowCount: 4 }).breakAfter).toBe(-1);
  });

  it('shows and counts all pictures for any maximum', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 6 }),
        (count, maxCount, rowCount) => {
          const { shown, more } = layOut({ count, maxCount, rowCount });
          expect(shown + more).toBe(count);
          expect(shown).toBe(Math.min(count, maxCount));
        },
      ),
    );
  });
});
