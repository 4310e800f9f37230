import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  count,
  duration,
  headerFields,
  headerIn,
  mergeHeaders,
  notEmpty,
  oneOrMore,
  retryPlan,
  withoutHeader,
} from '@/platform/network/fields';
import { percentOf } from '@/platform/network/send';

describe('headerFields', () => {
  it('accepts strings, numbers and booleans, and skips null and undefined', () => {
    expect(
      headerFields({ 'X-A': ' a ', 'x-b': 5, c: true, d: null, e: undefined }, 'header'),
    ).toEqual({ value: { 'X-A': 'a', 'x-b': '5', c: 'true' } });
  });

  it.each([
    ['x', 'parameter.header should be an object'],
    [[], 'parameter.header should be an object'],
    [null, 'parameter.header should be an object'],
    [{ '': 'x' }, 'parameter.header[""] is not a header field'],
    [{ 'a:b': 'x' }, 'parameter.header["a:b"] is not a header field'],
    [{ ä: 'x' }, 'parameter.header["ä"] is not a header field'],
    [{ a: 'x\ny' }, 'parameter.header["a"] is not a header field'],
    [{ a: '€' }, 'parameter.header["a"] is not a header field'],
    [{ a: ['x'] }, 'parameter.header["a"] is not a header field'],
  ])('refuses %j', (value, refused) => expect(headerFields(value, 'header')).toEqual({ refused }));

  it('accepts only what a browser accepts', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (fields) => {
        const answer = headerFields(fields, 'header');
        if ('value' in answer) expect(() => new Headers(answer.value)).not.toThrow();
      }),
    );
  });

  it('finds a name in any case', () => {
    const headers = { 'Content-TYPE': 'a', other: 'b' };
    expect(headerIn(headers, 'content-type')).toBe('a');
    expect(headerIn(headers, 'missing')).toBe(undefined);
    expect(withoutHeader(headers, 'CONTENT-type')).toEqual({ other: 'b' });
    expect(mergeHeaders(headers, { 'content-type': 'c' }, { D: 'd' })).toEqual({
      'content-type': 'c',
      other: 'b',
      D: 'd',
    });
  });
});

describe('networkFields', () => {
  describe('a duration', () => {
    it.each([
      [0, 0],
      [1.5, 1.5],
      [2 ** 40, 2_000_000_000],
    ])('accepts %j as %j ms', (value, ms) => expect(duration(value, 't')).toEqual({ value: ms }));

    it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null, 5n])('refuses %s', (value) => {
      expect(duration(value, 't')).toHaveProperty('refused');
    });
  });

  it.each([0, 1, 9_007_199_254_740_991])('count accepts %j', (value) =>
    expect(count(value, 'n')).toEqual({ value }),
  );

  it.each([-1, 0.5, '3', null, Number.NaN])('count refuses %j', (value) =>
    expect(count(value, 'n')).toEqual({
      refused: 'parameter.n should be a whole number, 0 or more',
    }),
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
  ])('retryPlan turns %j into %j', (value, plan) =>
    expect(retryPlan(value, 'retry')).toEqual({ value: plan }),
  );

  it('oneOrMore turns a single value into a list', () => {
    expect(oneOrMore(notEmpty)('a', 'p')).toEqual({ value: ['a'] });
    expect(oneOrMore(notEmpty)(['a', 'b'], 'p')).toEqual({ value: ['a', 'b'] });
    expect(oneOrMore(notEmpty)([''], 'p')).toMatchObject({
      refused: 'parameter.p[0] should not be empty String',
      parameter: 'p[0]',
    });
  });
});

describe('percentOf', () => {
  it.each([
    [0, 10, 0],
    [5, 10, 50],
    [1, 3, 33],
    [10, 10, 100],
    [11, 10, 100],
    [5, 0, 0],
    [5, undefined, 0],
  ])('%j of %j is %j percent', (done, total, percent) =>
    expect(percentOf(done, total)).toBe(percent),
  );
});
