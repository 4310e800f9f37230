import { expect, it } from 'vitest';
import { isPlatformError, PlatformError, toPlatformError } from '@/platform';

const offline = new PlatformError({ code: 'offline', api: 'request', message: 'no network' });

it('builds the errMsg of the reference runtime from api and message', () => {
  expect(offline).toMatchObject({
    name: 'PlatformError',
    code: 'offline',
    api: 'request',
    message: 'no network',
    errMsg: 'request:fail no network',
  });
  expect(offline).toBeInstanceOf(Error);
});

it('keeps its cause', () => {
  const cause = new Error('reset');
  expect(new PlatformError({ code: 'failed', api: 'x', message: 'y', cause }).cause).toBe(cause);
});

it.each([
  [offline, true],
  [Object.assign(new Error('of another copy'), { name: 'PlatformError' }), true],
  [new Error('plain'), false],
  [{ name: 'PlatformError' }, false],
  [null, false],
])('tells a platform error from others (%#)', (error, expected) => {
  expect(isPlatformError(error)).toBe(expected);
});

it('leaves an error of the same call as it is', () => {
  expect(toPlatformError('request', offline)).toBe(offline);
});

it('takes over the code of a call inside the call', () => {
  const error = toPlatformError('uploadFile', offline);
  expect(error).toMatchObject({ code: 'offline', errMsg: 'uploadFile:fail no network' });
  expect(error.cause).toBe(offline);
});

it.each([
  [new TypeError('x is not a function'), 'showModal:fail x is not a function'],
  [new Error(''), 'showModal:fail failed'],
  ['text', 'showModal:fail failed'],
  [undefined, 'showModal:fail failed'],
  [Object.create(null), 'showModal:fail failed'],
])('wraps whatever was thrown (%#)', (thrown, errMsg) => {
  const error = toPlatformError('showModal', thrown);
  expect(error).toMatchObject({ code: 'failed', errMsg });
  expect(error.cause).toBe(thrown);
});
