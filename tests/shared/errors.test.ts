import { expect, it } from 'vitest';
import { attempt } from '@/shared/errors';

it('attempt returns the result of a call, and undefined if the call throws', () => {
  expect(attempt(() => JSON.parse('[1]'))).toEqual([1]);
  expect(attempt(() => JSON.parse('['))).toBeUndefined();
});
