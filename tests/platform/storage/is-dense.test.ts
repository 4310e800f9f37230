import { expect, it } from 'vitest';
import { isDense } from '@/platform/storage/is-dense';

const withHole = [1, 2];
delete withHole[0];

it.each([
  [[], true],
  [[undefined], true],
  [[1, 2], true],
  [withHole, false],
  [Object.assign([1], { a: 1 }), false],
  [Object.assign([...withHole, 3], { a: 1 }), false],
  [Object.assign(withHole.slice(), { a: 1 }), false],
])('%o: %s', (list, dense) => {
  expect(isDense(list)).toBe(dense);
});
