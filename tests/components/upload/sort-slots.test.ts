import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotAfter, slotAt } from '@/components/upload/sort-slots';
import { place } from '@/components/upload/upload-queue';

describe('sorting by hand', () => {
  it('makes room as the list will be', () => {
    const index = fc.nat(9);
    fc.assert(
      fc.property(index, index, (from, to) => {
        const items = Array.from({ length: 10 }, (_, at) => ({ id: `${at}`, name: '' }));
        const moved = place(items, `${from}`, to);
        for (let at = 0; at < 10; at += 1) expect(moved[slotAfter(at, from, to)]!.id).toBe(`${at}`);
      }),
    );
  });

  it('finds the nearest place', () => {
    const boxes = [0, 1, 2, 3].map((at) => ({
      ...{ left: (at % 2) * 100, top: Math.floor(at / 2) * 100 },
      ...{ width: 90, height: 90 },
    }));
    expect(slotAt(boxes, 45, 45)).toBe(0);
    expect(slotAt(boxes, 120, 30)).toBe(1);
    expect(slotAt(boxes, 500, 500)).toBe(3);
  });
});
