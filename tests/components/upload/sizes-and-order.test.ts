import { describe, expect, it } from 'vitest';
import { sizeText } from '@/components/upload/size-text';
import fc from 'fast-check';
import { slotAfter, slotAt } from '@/components/upload/use-sort-drag';
import { place } from '@/components/upload/create-uploads';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1536, '1.5 kB'],
    [2 * 1024 * 1024, '2 MB'],
    [3_670_016, '3.5 MB'],
    [100 * 1024 * 1024, '100 MB'],
    [5 * 1024 ** 4, '5,120 GB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(sizeText(bytes, 'en')).toBe(text);
  });

  it('uses the number format of the locale', () => {
    expect(sizeText(1536, 'de')).toBe('1,5 kB');
  });
});

describe('sorting by hand', () => {
  it('shows each item where it will be after the drop', () => {
    const index = fc.nat(9);
    fc.assert(
      fc.property(index, index, (from, to) => {
        const items = Array.from({ length: 10 }, (_, at) => ({ id: `${at}`, name: '' }));
        const moved = place(items, `${from}`, to);
        for (let at = 0; at < 10; at += 1) expect(moved[slotAfter(at, from, to)]!.id).toBe(`${at}`);
      }),
    );
  });

  it('finds the nearest slot', () => {
    const boxes = [0, 1, 2, 3].map((at) => ({
      ...{ left: (at % 2) * 100, top: Math.floor(at / 2) * 100 },
      ...{ width: 90, height: 90 },
    }));
    expect(slotAt(boxes, 45, 45)).toBe(0);
    expect(slotAt(boxes, 120, 30)).toBe(1);
    expect(slotAt(boxes, 500, 500)).toBe(3);
  });
});
