import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AnswerKind, isSuccess, readAnswer } from '@/platform/network/read-answer';

const read = (data: unknown, kind: AnswerKind, type?: string, status = 200) =>
  readAnswer({ status, headers: type === undefined ? {} : { 'content-type': type }, data }, kind)
    .data;

it.each([
  ['{"a":1}', 'auto', 'application/json', { a: 1 }],
  ['5', 'auto', 'application/json; charset=utf-8', 5],
  ['{"a":1}', 'auto', 'application/problem+json', { a: 1 }],
  ['[1]', 'auto', 'text/html', [1]],
  [' {"a":1}', 'auto', undefined, { a: 1 }],
  ['007', 'auto', 'text/plain', '007'],
  ['1e5', 'auto', 'text/plain', '1e5'],
  ['true', 'auto', undefined, 'true'],
  ['{broken', 'auto', 'text/plain', '{broken'],
  ['', 'auto', 'application/json', ''],
  ['', 'json', undefined, ''],
  ['5', 'json', 'text/plain', 5],
  ['{"a":1}', 'text', 'application/json', '{"a":1}'],
] as const)('reads %j as %s of type %j: %j', (text, kind, type, data) =>
  expect(read(text, kind, type)).toEqual(data),
);

it('refuses what must be JSON and is not, unless it is an error page anyway', () => {
  expect(() => read('<p>', 'auto', 'application/json')).toThrow(SyntaxError);
  expect(() => read('<p>', 'json')).toThrow(SyntaxError);
  expect(read('<p>', 'json', 'application/json', 502)).toBe('<p>');
});

it('gives any JSON back', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(read(text, 'auto', 'application/json')).toEqual(JSON.parse(text));
    }),
  );
});

it('[S7.2] knows a success', () => {
  expect([199, 200, 250, 299, 300].map(isSuccess)).toEqual([false, true, true, true, false]);
});
