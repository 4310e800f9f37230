import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleByte, sampleBytes } from '../../../../server/demo/http/ranges.mjs';

describe('sampleBytes', () => {
  it('begins with known bytes', () => {
    expect([...[...sampleBytes(0, 7)].flatMap((piece) => [...piece])]).toEqual([
      0, 158, 60, 218, 120, 23, 181, 83,
    ]);
    expect(sampleByte(65_521)).toBe(0);
    expect(sampleByte(65_522)).toBe(158);
  });

  it('returns the same bytes for any start and any piece size', () => {
    const start = fc.nat(2 ** 33);
    const length = fc.nat(300_000);
    fc.assert(
      fc.property(start, length, fc.integer({ min: 1000, max: 99_999 }), (first, count, size) => {
        const pieces = [...sampleBytes(first, first + count - 1, size)];
        expect(pieces.every((piece) => piece.length <= size)).toBe(true);
        const all = Buffer.concat(pieces);
        expect(all.length).toBe(count);
        for (const at of [0, 1, count >> 1, count - 1].filter(
          (index) => index >= 0 && index < count,
        )) {
          expect(all[at]).toBe(sampleByte(first + at));
        }
      }),
      { numRuns: 50 },
    );
  });
});
