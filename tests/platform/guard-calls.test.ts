import { expect, it } from 'vitest';
import { PlatformError } from '@/platform';
import { guardCalls } from '@/platform/guard-calls';

const refusal = new PlatformError({ code: 'invalid', api: 'b', message: 'no' });
const auth = { user: () => null };
const { a, b, sum, ...rest } = guardCalls({
  a: () => {
    throw new TypeError('revoked');
  },
  b: () => {
    throw refusal;
  },
  sum: (x: number, y: number) => x + y,
  auth,
});

it('makes whatever is thrown a PlatformError that names the call', () => {
  expect(a).toThrow(
    expect.objectContaining({
      name: 'PlatformError',
      code: 'failed',
      errMsg: 'a:fail revoked',
      cause: new TypeError('revoked'),
    }),
  );
});

it('leaves alone what is one, what answers, and what is no call', () => {
  expect(b).toThrow(refusal);
  expect(sum(1, 2)).toBe(3);
  expect(rest.auth).toBe(auth);
});
