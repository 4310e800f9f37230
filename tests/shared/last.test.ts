import { expect, it } from 'vitest';
import { last } from '@/shared/last';

it('gives the last of a list, or nothing of an empty one', () => {
  expect(last([1, 2, 3])).toBe(3);
  expect(last(['only'])).toBe('only');
  expect(last([])).toBeUndefined();
});
