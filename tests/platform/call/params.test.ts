import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkNothing,
  checkOne,
  checkParams,
  flag,
  listOf,
  milliseconds,
  number,
  numberIn,
  oneOf,
  optional,
  required,
  shape,
  text,
} from '@/platform/call/params';

const check = checkParams({
  name: required(text),
  age: optional(number),
  kind: optional(oneOf('a', 'b'), 'a'),
  wait: optional(milliseconds, 7),
  deep: optional(shape({ on: required(flag) })),
});

const refusalOf = (input: unknown) => {
  const checked = check(input);
  return 'value' in checked ? 'accepted' : checked.refused;
};

it('checkParams applies defaults and leaves unknown names out', () => {
  expect(check({ name: 'x', success: () => {} })).toEqual({
    value: { name: 'x', age: undefined, kind: 'a', wait: 7, deep: undefined },
  });
});

it.each([
  [undefined, 'Missing required parameter `name`'],
  [null, 'the parameter should be an object'],
  ['x', 'the parameter should be an object'],
  [['x'], 'the parameter should be an object'],
  [{ name: 5 }, 'parameter.name should be a string'],
  [{ name: 'x', age: '5' }, 'parameter.age should be a number'],
  [{ name: 'x', age: Number.NaN }, 'parameter.age should be a number'],
  [{ name: 'x', age: null }, 'parameter.age should be a number'],
  [{ name: 'x', kind: 'c' }, 'parameter.kind should be one of a, b'],
  [{ name: 'x', deep: [] }, 'parameter.deep should be an object'],
  [{ name: 'x', deep: { on: 1 } }, 'parameter.deep.on should be true or false'],
])('checkParams refuses %j with a message that names the parameter', (input, message) => {
  expect(refusalOf(input)).toBe(message);
});

it('checkNothing accepts a missing input and unknown names', () => {
  expect(checkNothing(undefined)).toEqual({ value: {} });
  expect(checkNothing({ more: 1 })).toEqual({ value: {} });
});

describe('listOf', () => {
  const list = listOf(text);

  it.each([
    [[], 'parameter.items should have at least 1 item'],
    ['a', 'parameter.items should be a list'],
    [{ length: 1, 0: 'a' }, 'parameter.items should be a list'],
    [['a', 1], 'parameter.items[1] should be a string'],
    [Array.from({ length: 2 }), 'parameter.items[0] should be a string'],
  ])('a list field refuses %j', (value, refused) => {
    expect(list(value, 'items')).toMatchObject({ refused });
  });

  it('a list field copies the items, so the caller cannot change them later', () => {
    const items = ['a', 'b'];
    const answer = list(items, 'items');
    items.push('c');
    expect(answer).toEqual({ value: ['a', 'b'] });
  });
});

it('milliseconds are limited to the longest timer of a browser', () => {
  expect(milliseconds(1e12, 'wait')).toEqual({ value: 2_000_000_000 });
  expect(milliseconds(-1, 'wait')).toEqual({ value: 0 });
});

it('numberIn clamps numbers outside its range and keeps the others', () => {
  const field = numberIn(-5, 5);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(field(value, 'n')).toEqual({ value: value < -5 ? -5 : value > 5 ? 5 : value });
    }),
  );
});

it('checkParams never throws for any input, and never changes Object.prototype', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (input) => {
      const checked = check(input);
      if ('refused' in checked) expect(checked.refused).toMatch(/parameter/);
    }),
  );
  expect(check(JSON.parse('{"__proto__":{"name":"x"},"age":1}'))).toHaveProperty('refused');
  expect({}).not.toHaveProperty('name');
});

const nested = checkParams({
  deep: required(shape({ on: required(flag), list: optional(listOf(oneOf('a', 'b'))) })),
  own: optional<string>(() => ({ refused: 'parameter.own is wrong' })),
});

it.each([
  [{}, 'deep'],
  [{ deep: 5 }, 'deep'],
  [{ deep: {} }, 'deep.on'],
  [{ deep: { on: true, list: 'a' } }, 'deep.list'],
  [{ deep: { on: true, list: ['a', 'c'] } }, 'deep.list[1]'],
  [{ deep: { on: true }, own: 1 }, 'own'],
])('the refusal of %j carries the name %s', (input, parameter) => {
  expect(nested(input)).toMatchObject({ parameter });
});

it('checkOne names the value that it checks', () => {
  const checkUrl = checkOne('url', text);
  expect(checkUrl('x')).toEqual({ value: 'x' });
  expect(checkUrl(undefined)).toMatchObject({
    refused: 'Missing required parameter `url`',
    parameter: 'url',
  });
  expect(checkUrl(5)).toMatchObject({ parameter: 'url' });
});
