import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  arrivedBytes,
  formatContentRange,
  nextChunk,
  parseContentRange,
} from '@/platform/network/content-range';

it.each([
  ['bytes 0-99/1000', { start: 0, end: 99, total: 1000 }],
  ['Bytes 5-5/*', { start: 5, end: 5, total: null }],
  ['bytes */1000', null],
  ['bytes 9-5/10', null],
  ['bytes 0-10/10', null],
  ['items 0-1/2', null],
  ['', null],
  [undefined, null],
])('reads %j as %j', (header, range) => expect(parseContentRange(header)).toEqual(range));

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (start, length, rest) => {
      const end = start + length + 1;
      const total = end + rest;
      expect(parseContentRange(formatContentRange(start, end, total))).toEqual({
        start,
        end: end - 1,
        total,
      });
    }),
  );
  expect(formatContentRange(0, 0, 0)).toBe('bytes */0');
});

it.each([
  ['bytes=0-99', 100],
  ['bytes = 0-0', 1],
  ['bytes=5-99', 0],
  ['', 0],
  [undefined, 0],
])('takes from the Range %j that %j bytes have arrived', (header, bytes) =>
  expect(arrivedBytes(header)).toBe(bytes),
);

it('cuts a whole into chunks that follow each other without a gap', { tags: 'long' }, () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 700 }), (total, size) => {
      let arrived = 0;
      for (let chunk = nextChunk(0, total, size); chunk; chunk = nextChunk(arrived, total, size)) {
        expect(chunk.start).toBe(arrived);
        expect(chunk.end - chunk.start).toBeLessThanOrEqual(size);
        expect(chunk.end).toBeGreaterThan(chunk.start);
        arrived = chunk.end;
      }
      expect(arrived).toBe(total);
    }),
  );
});
