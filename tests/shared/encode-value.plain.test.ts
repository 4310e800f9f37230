import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodePlain } from '@/shared/encode-value';

it('encodePlain returns JSON that restores the value, or null', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
    key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toJSON', '0')),
  });
  fc.assert(
    fc.property(anything, (value) => {
      const text = encodePlain(value);
      if (text !== null) expect(isDeepStrictEqual(JSON.parse(text), value)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it.each([null, true, '', 'NaN', 0, -1.5, {}, { list: [], a: ['b'] }])(
  'encodePlain writes %j as JSON',
  (value) => {
    expect(encodePlain(value)).toBe(JSON.stringify(value));
  },
);

const shared = { n: 1 };
const cycle: unknown[] = [];
cycle.push(cycle);
const holes = [1, 2, 3];
delete holes[1];
let deep: unknown = 'bottom';
for (let level = 0; level < 100_000; level++) deep = [deep];

it.each([
  { what: 'undefined', value: undefined },
  { what: 'undefined inside', value: { a: undefined } },
  { what: 'a number that JSON cannot write', value: [Number.NaN] },
  { what: 'minus zero', value: -0 },
  { what: 'a bigint', value: 5n },
  { what: 'a date', value: new Date(5) },
  { what: 'a map', value: new Map() },
  { what: 'bytes', value: new Uint8Array(2) },
  { what: 'a hole', value: holes },
  { what: 'a hole beside a name', value: Object.assign(holes.slice(), { name: 'a' }) },
  { what: 'an object that occurs twice', value: [shared, shared] },
  { what: 'a cycle', value: cycle },
  { what: 'a value nested deeper than the call stack', value: deep },
  { what: 'a function', value: () => {} },
  { what: 'a symbol', value: Symbol('s') },
  { what: 'a symbol for a key', value: { [Symbol('s')]: 1 } },
  { what: 'an object with a toJSON method', value: { toJSON: () => 1 } },
  { what: 'an object of a class', value: new URL('https://a.test') },
])('encodePlain returns null for $what', ({ value }) => {
  expect(encodePlain(value)).toBeNull();
});
