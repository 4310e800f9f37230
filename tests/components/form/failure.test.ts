import { expect, it } from 'vitest';
import { failureOf, isFailure } from '@/components/form/error-report';

it('takes texts for fields and for the form', () => {
  const failure = { fields: { email: 'Taken' }, message: 'Not saved' };
  expect(failureOf(failure)).toEqual(failure);
  expect(failureOf(Object.assign(new Error('Not saved'), { fields: {} }))).toEqual({
    fields: {},
    message: 'Not saved',
  });
});

it('keeps what is for developers from visitors', () => {
  expect(failureOf(new TypeError('x is not a function'))).toEqual({});
  expect(failureOf('text')).toEqual({});
  expect(failureOf(null)).toEqual({});
  expect(failureOf({ message: 3, fields: 'no' })).toEqual({});
});

it('tells an answer from a failure', () => {
  expect([undefined, null, true, 'ok', {}, { id: 7 }, { fields: {} }].map(isFailure)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
  expect(isFailure({ fields: { a: 'b' } })).toBe(true);
  expect(isFailure({ message: 'Closed' })).toBe(true);
});
