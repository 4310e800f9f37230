import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, pageItems } from '@/components/pagination/page-items';

describe('countPages', () => {
  it('rounds up and is at least 1', () => {
    expect(countPages(41, 10)).toBe(5);
    expect(countPages(40, 10)).toBe(4);
    expect(countPages(0, 10)).toBe(1);
    expect(countPages(5, 0)).toBe(5);
    expect(countPages(NaN, 10)).toBe(1);
  });
});

describe('pageItems', () => {
  it('shows all pages when they fit', () => {
    expect(pageItems(2, 5, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageItems(1, 1, 5)).toEqual([1]);
  });

  it('leaves a gap on each side that is far from the current page', () => {
    expect(pageItems(1, 12, 5)).toEqual([1, 2, 3, 'gap', 12]);
    expect(pageItems(4, 12, 5)).toEqual([1, 'gap', 4, 'gap', 12]);
    expect(pageItems(12, 12, 5)).toEqual([1, 'gap', 10, 11, 12]);
    expect(pageItems(6, 12, 7)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  });

  it('contains the current page and both ends in order, and has the same length for all pages', () => {
    const input = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      shown: fc.integer({ min: 1, max: 12 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(input, ({ count, shown, part }) => {
        const page = 1 + Math.round(part * (count - 1));
        const items = pageItems(page, count, shown);
        const numbers = items.filter((item) => item !== 'gap');
        expect(numbers).toContain(page);
        expect([numbers[0], numbers[numbers.length - 1]]).toEqual([1, count]);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(items.length).toBe(Math.min(count, Math.max(5, shown)));
        items.forEach((item, at) => {
          if (item !== 'gap') return;
          const left = Number(items[at + 1]) - Number(items[at - 1]) - 1;
          expect(left).toBeGreaterThanOrEqual(2);
        });
      }),
    );
  });
});
