import { expect, it } from 'vitest';
import { printValue } from '@/pages/api/print-value';

it('prints plain values as JSON', () => {
  expect(printValue({ a: [1, 'b', null] })).toBe(JSON.stringify({ a: [1, 'b', null] }, null, 2));
});

it.each([
  [new File(['abc'], 'a.txt'), '"File(a.txt, 3 bytes)"'],
  [new Blob(['ab']), '"Blob(2 bytes)"'],
  [new ArrayBuffer(8), '"ArrayBuffer(8)"'],
  [Uint8ClampedArray.of(1, 2), '"Uint8ClampedArray(1, 2)"'],
  [new Float32Array(2), '"Float32Array(0, 0)"'],
])('tells what JSON can not: %o', (value, expected) => {
  expect(printValue(value)).toBe(expected);
});

it('cuts what is long', () => {
  expect(printValue({ data: new Uint8Array(1000) })).toContain(', and 968 more)');
});
