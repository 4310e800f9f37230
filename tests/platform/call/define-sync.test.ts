import { expect, it } from 'vitest';
import { checkParams, required, text } from '@/platform/call/params';
import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
import { fakePlatform } from '../../helpers/fake-platform';

const { context } = fakePlatform();

const check = checkParams({ a: required(text), b: required(text) });

const join: SyncApi<[a: string, b: string], string> = defineSyncApi('join', {
  params: ['a', 'b'],
  check,
  run: (given, { a, b }, fail) => {
    if (a === b) throw fail('denied', 'the same twice');
    if (a === '') throw new TypeError('boom');
    return given === context ? a + b : '';
  },
});

it('a synchronous call takes its parameters in order and returns at once', () => {
  expect(join(context)('x', 'y')).toBe('xy');
});

it.each([
  [['x'], 'invalid', 'join:fail Missing required parameter `b`'],
  [[5, 'y'], 'invalid', 'join:fail parameter.a should be a string'],
  [['x', 'x'], 'denied', 'join:fail the same twice'],
  [['', 'y'], 'failed', 'join:fail boom'],
])('a synchronous call with %j throws a PlatformError', (args, code, errMsg) => {
  const call = join(context) as (...args: unknown[]) => string;
  expect(() => call(...args)).toThrow(
    expect.objectContaining({ name: 'PlatformError', code, errMsg }) as Error,
  );
});
