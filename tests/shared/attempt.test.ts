import { expect, it } from 'vitest';
import { attempt } from '@/shared/attempt';

it('gives what the call gives, and undefined where it throws', () => {
  expect(attempt(() => JSON.parse('[1]'))).toEqual([1]);
  expect(attempt(() => JSON.parse('['))).toBeUndefined();
});
