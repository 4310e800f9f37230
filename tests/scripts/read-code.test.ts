import { expect, it } from 'vitest';
import { callsOf, withoutComments } from '../../scripts/read-code.mjs';

it('removes comments and leaves addresses in strings', () => {
  expect(withoutComments("a('http://x'); // gone\n/* gone\n too */ b();")).toBe(
    "a('http://x'); \n b();",
  );
});

it('splits the arguments of a call', () => {
  expect(callsOf("f(a, [1, 2], () => g(')'), 'x, y')", 'f')).toEqual([
    ['a', '[1, 2]', "() => g(')')", "'x, y'"],
  ]);
  expect(callsOf('f(1); of(2); f()', 'f')).toEqual([['1'], []]);
});
