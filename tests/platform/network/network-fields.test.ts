import { describe, expect, it } from 'vitest';
import { count, duration, notEmpty, oneOrMore, retryPlan } from '@/platform/network/network-fields';

describe('a duration', () => {
  it.each([
    [0, 0],
    [1.5, 1.5],
    [2 ** 40, 2_000_000_000],
  ])('%j is %j', (value, ms) => expect(duration(value, 't')).toEqual({ value: ms }));

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null, 5n])('is not %s', (value) => {
    expect(duration(value, 't')).toHaveProperty('refused');
  });
});

it.each([0, 1, 9_007_199_254_740_991])('counts %j', (value) =>
  expect(count(value, 'n')).toEqual({ value }),
);

it.each([-1, 0.5, '3', null, Number.NaN])('does not count %j', (value) =>
  expect(count(value, 'n')).toEqual({ refused: 'parameter.n should be a whole number, 0 or more' }),
);

it.each([
  [true, { times: 2, delay: 300, maxDelay: 30_000 }],
  [false, { times: 0, delay: 300, maxDelay: 30_000 }],
  [4, { times: 4, delay: 300, maxDelay: 30_000 }],
  [{}, { times: 2, delay: 300, maxDelay: 30_000 }],
  [
    { times: 1, delay: 0, maxDelay: 5 },
    { times: 1, delay: 0, maxDelay: 5 },
  ],
])('plans %j retries as %j', (value, plan) =>
  expect(retryPlan(value, 'retry')).toEqual({ value: plan }),
);

it('takes one for a list of one', () => {
  expect(oneOrMore(notEmpty)('a', 'p')).toEqual({ value: ['a'] });
  expect(oneOrMore(notEmpty)(['a', 'b'], 'p')).toEqual({ value: ['a', 'b'] });
  expect(oneOrMore(notEmpty)([''], 'p')).toEqual({
    refused: 'parameter.p[0] should not be empty String',
  });
});
