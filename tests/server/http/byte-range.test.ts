import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRange } from '../../../server/http/byte-range.mjs';

describe('byteRange', () => {
  it.each([
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=2-5', 10, { start: 2, end: 5 }],
    ['bytes=2-', 10, { start: 2, end: 9 }],
    ['bytes=2-99', 10, { start: 2, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['BYTES=0-1', 10, { start: 0, end: 1 }],
    ['bytes=10-', 10, 'none'],
    ['bytes=99-100', 10, 'none'],
    ['bytes=-0', 10, 'none'],
    ['bytes=0-0', 0, 'none'],
    ['bytes=-1', 0, 'none'],
    ['bytes=5-2', 10, 'all'],
    ['bytes=-', 10, 'all'],
    ['bytes=', 10, 'all'],
    ['bytes=0-1,3-4', 10, 'all'],
    ['bytes=a-b', 10, 'all'],
    ['bytes=1.5-3', 10, 'all'],
    ['items=0-1', 10, 'all'],
    [undefined, 10, 'all'],
  ])('%s of %d', (header, size, expected) => {
    expect(byteRange(header, size)).toEqual(expected);
  });

  it('is the same as Buffer.slice', () => {
    const number = fc.option(fc.nat(40), { nil: '' });
    fc.assert(
      fc.property(fc.nat(30), number, number, (size, first, last) => {
        const content = Buffer.from(Array.from({ length: size }, (_, index) => index));
        const range = byteRange(`bytes=${first}-${last}`, size);
        if (range === 'all') {
          expect(first === '' ? last === '' : last !== '' && last < first).toBe(true);
          return;
        }
        const wanted =
          first === ''
            ? content.subarray(size - Math.min(Number(last), size))
            : content.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
        const got = range === 'none' ? [] : content.subarray(range.start, range.end + 1);
        expect([...got]).toEqual([...wanted]);
        expect(range === 'none').toBe(wanted.length === 0);
      }),
    );
  });

  it('takes any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, size) => {
        const range = byteRange(`bytes=${text}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
