import { PlatformError } from '@/platform';
import { expect, it } from 'vitest';
import { failureOf, isFailure } from '@/components/form/error-report';

it('a failure has texts for its fields and for the form', () => {
  const failure = { fields: { email: 'Taken' }, message: 'Not saved' };
  expect(failureOf(failure)).toEqual(failure);
  expect(failureOf(Object.assign(new Error('Not saved'), { fields: {} }))).toEqual({
    fields: {},
    message: 'Not saved',
  });
});

it('an error for developers gives users no text', () => {
  expect(failureOf(new TypeError('x is not a function'))).toEqual({});
  expect(failureOf('text')).toEqual({});
  expect(failureOf(null)).toEqual({});
  expect(failureOf({ message: 3, fields: 'no' })).toEqual({});
});

it('an answer without texts is not a failure', () => {
  expect([undefined, null, true, 'ok', {}, { id: 7 }, { fields: {} }].map(isFailure)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
  expect(isFailure({ fields: { a: 'b' } })).toBe(true);
  expect(isFailure({ message: 'Closed' })).toBe(true);
});

it('a call without a network says so, and the words of any other error stay with the developers', () => {
  const facts = { api: 'request', message: 'No network, please check your connection' };
  expect(failureOf(new PlatformError({ code: 'offline', ...facts }))).toEqual({
    message: 'No network, please check your connection',
  });
  expect(failureOf(new PlatformError({ code: 'failed', ...facts }))).toEqual({});
  expect(failureOf(new Error('x is undefined'))).toEqual({});
});
