import { expect, it } from 'vitest';
import { isPlatformError, PlatformError, toPlatformError } from '@/platform';

const offline = new PlatformError({ code: 'offline', api: 'request', message: 'no network' });

it('the errMsg has the form of uni-app: the name of the call and the message', () => {
  expect(offline).toMatchObject({
    name: 'PlatformError',
    code: 'offline',
    api: 'request',
    message: 'no network',
    errMsg: 'request:fail no network',
  });
  expect(offline).toBeInstanceOf(Error);
});

it('an error keeps its cause', () => {
  const cause = new Error('reset');
  expect(new PlatformError({ code: 'failed', api: 'x', message: 'y', cause }).cause).toBe(cause);
});

it.each([
  [offline, true],
  [Object.assign(new Error('of another copy'), { name: 'PlatformError' }), true],
  [new Error('plain'), false],
  [{ name: 'PlatformError' }, false],
  [null, false],
])(
  'isPlatformError recognises platform errors, also of another copy of the package (%#)',
  (error, expected) => {
    expect(isPlatformError(error)).toBe(expected);
  },
);

it('toPlatformError keeps an error of the same call', () => {
  expect(toPlatformError('request', offline)).toBe(offline);
});

it('toPlatformError keeps the code of an inner call and names the outer one', () => {
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
])('toPlatformError wraps any thrown value (%#)', (thrown, errMsg) => {
  const error = toPlatformError('showModal', thrown);
  expect(error).toMatchObject({ code: 'failed', errMsg });
  expect(error.cause).toBe(thrown);
});

it('the stack of an error begins with the name of the call, because consoles log the stack', () => {
  const message = 'Missing required parameter `index`';
  const error = new PlatformError({ code: 'invalid', api: 'setTabBarBadge', message });
  expect(error.stack?.split('\n')[0]).toBe(`PlatformError: setTabBarBadge:fail ${message}`);
  expect(error.stack).toMatch(/\n +at .*errors\.test/);
});
