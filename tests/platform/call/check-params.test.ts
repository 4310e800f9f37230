import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkNothing,
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
  return checked.ok ? 'accepted' : checked.message;
};

it('applies defaults and leaves unknown names out', () => {
  expect(check({ name: 'x', success: () => {} })).toEqual({
    ok: true,
    params: { name: 'x', age: undefined, kind: 'a', wait: 7, deep: undefined },
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
])('refuses %j by the name of the parameter', (input, message) => {
  expect(refusalOf(input)).toBe(message);
});

it('needs no input where nothing is required', () => {
  expect(checkNothing(undefined)).toEqual({ ok: true, params: {} });
  expect(checkNothing({ more: 1 })).toEqual({ ok: true, params: {} });
});

describe('lists', () => {
  const list = listOf(text);

  it.each([
    [[], 'parameter.items should have at least 1 item'],
    ['a', 'parameter.items should be a list'],
    [{ length: 1, 0: 'a' }, 'parameter.items should be a list'],
    [['a', 1], 'parameter.items[1] should be a string'],
    [Array.from({ length: 2 }), 'parameter.items[0] should be a string'],
  ])('refuses %j', (value, refused) => {
    expect(list(value, 'items')).toEqual({ refused });
  });

  it('gives the caller no way to change the items afterwards', () => {
    const items = ['a', 'b'];
    const answer = list(items, 'items');
    items.push('c');
    expect(answer).toEqual({ value: ['a', 'b'] });
  });
});

it('keeps a timer within what a browser can wait for', () => {
  expect(milliseconds(1e12, 'wait')).toEqual({ value: 2_000_000_000 });
  expect(milliseconds(-1, 'wait')).toEqual({ value: 0 });
});

it('clamps any number into its range, and inside it changes nothing', () => {
  const field = numberIn(-5, 5);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(field(value, 'n')).toEqual({ value: value < -5 ? -5 : value > 5 ? 5 : value });
    }),
  );
});

it('answers any input without a throw and keeps Object.prototype as it was', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (input) => {
      const checked = check(input);
      if (!checked.ok) expect(checked.message).toMatch(/parameter/);
    }),
  );
  expect(check(JSON.parse('{"__proto__":{"name":"x"},"age":1}'))).toMatchObject({ ok: false });
  expect({}).not.toHaveProperty('name');
});
