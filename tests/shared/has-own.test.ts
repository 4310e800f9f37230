import { expect, it } from 'vitest';
import { hasOwn } from '@/shared/has-own';

it('knows own keys from inherited ones', () => {
  expect(hasOwn({ a: undefined }, 'a')).toBe(true);
  expect(hasOwn({}, 'toString')).toBe(false);
  expect(hasOwn({}, '__proto__')).toBe(false);
  expect(hasOwn({}, 'constructor')).toBe(false);
});

it('works without a prototype, and with a hostile one', () => {
  expect(hasOwn(Object.assign(Object.create(null) as object, { a: 1 }), 'a')).toBe(true);
  expect(hasOwn({ hasOwnProperty: () => true }, 'a')).toBe(false);
});
