import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  headerFields,
  headerIn,
  mergeHeaders,
  withoutHeader,
} from '@/platform/network/header-fields';

it('takes texts, numbers and flags, and leaves out what is none', () => {
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

it('lets through only what a browser takes', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (fields) => {
      const answer = headerFields(fields, 'header');
      if ('value' in answer) expect(() => new Headers(answer.value)).not.toThrow();
    }),
  );
});

it('knows a name in any case', () => {
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
