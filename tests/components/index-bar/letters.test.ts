import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryAt, entryByKey, foldEntries } from '@/components/index-bar/index-rail';

describe('the letters of a bar', () => {
  it('finds the letter below the finger, also beyond both ends', () => {
    expect([0, 0.49, 0.5, 0.99, 1, 3, -2].map((part) => entryAt(part, 4))).toEqual([
      0, 1, 2, 3, 3, 3, 0,
    ]);
  });

  it('shows all letters that fit, or else the first, the last and some between them', () => {
    expect(foldEntries(4, 4)).toEqual([0, 1, 2, 3]);
    expect(foldEntries(26, 5)).toEqual([0, null, 13, null, 25]);
    expect(foldEntries(26, 0)).toEqual([0, null, 25]);
    expect(foldEntries(0, 10)).toEqual([]);
  });

  it('never exceeds the room, and keeps the order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 3, max: 60 }),
        (count, room) => {
          const lines = foldEntries(count, room);
          const shown = lines.filter((entry) => entry !== null);
          expect(lines.length).toBeLessThanOrEqual(Math.max(room, 1));
          expect([shown[0], shown[shown.length - 1]]).toEqual([0, count - 1]);
          expect([...new Set(shown)].sort((a, b) => a - b)).toEqual(shown);
        },
      ),
    );
  });

  it('moves with arrow keys, Home, End and the letters themselves', () => {
    const keys = (key: string, now = 3) => entryByKey(key, now, ['A', 'B', 'C', 'D', 'É', 'Z']);
    expect(keys('ArrowDown')).toBe(4);
    expect(keys('ArrowUp', 0)).toBe(0);
    expect(keys('PageDown')).toBe(5);
    expect(keys('Home')).toBe(0);
    expect(keys('End')).toBe(5);
    expect(keys('c')).toBe(2);
    expect(keys('é')).toBe(4);
    expect(keys('q')).toBe(-1);
    expect(keys('Tab')).toBe(-1);
  });
});
