import { expect, it } from 'vitest';
import { pageOf } from '../../../server/maps/page-of.mjs';

it('counts pages from 1', () => {
  const list = ['a', 'b', 'c'];
  expect([1, 2, 3].map((page) => pageOf(list, page, 2))).toEqual([['a', 'b'], ['c'], []]);
});
