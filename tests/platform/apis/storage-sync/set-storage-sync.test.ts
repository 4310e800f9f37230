import { expect, it } from 'vitest';
import { getStorageSync, setStorageSync } from '@/platform/apis/storage-sync';
import { blockedStorage } from '../../../helpers/blocked-storage';
import { fakeEnv, fakePlatform } from '../../../helpers/fake-platform';

function start(storage?: (typeof blockedStorage)['full']) {
  const fake = fakePlatform(storage && { env: { ...fakeEnv().env, storage } });
  const { context } = fake;
  return { ...fake, set: setStorageSync(context), get: getStorageSync(context) };
}

it('stores a value under the app’s key', () => {
  const { set, get, stored } = start();
  set('k', { at: new Date(5), big: 5n, none: undefined });
  expect([...stored.keys()]).toEqual(['portico:app:k']);
  expect(get('k')).toStrictEqual({ at: new Date(5), big: 5n, none: undefined });
});

it('stores undefined, which is not the same as nothing', () => {
  const { set, get, stored } = start();
  set('k', undefined);
  expect(stored.size).toBe(1);
  expect(get('k')).toBeUndefined();
});

it('lets a value expire', () => {
  const { set, get, pass, stored } = start();
  set('k', 1, 1000);
  pass(999);
  expect(get('k')).toBe(1);
  pass(1);
  expect(get('k')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('keeps a value whose end is beyond all numbers', () => {
  const { set, get } = start();
  set('k', 1, Number.MAX_VALUE);
  expect(get('k')).toBe(1);
});

it.each([
  [[], 'Missing required parameter `key`'],
  [[5, 1], 'parameter.key should be a string'],
  [['k', 1, '5'], 'parameter.expires should be a number'],
  [['k', () => {}], 'parameter.data is a function, which can not be stored'],
  [['k', { a: [new Blob()] }], 'parameter.data.a[0] is a Blob, which can not be stored'],
])('refuses %j', (args, message) => {
  const { set, stored } = start();
  expect(() => set(...(args as unknown as Parameters<typeof set>))).toThrow(
    expect.objectContaining({ code: 'invalid', errMsg: `setStorageSync:fail ${message}` }),
  );
  expect(stored.size).toBe(0);
});

it.each([
  ['blocked', 'denied', 'the browser blocks storage'],
  ['absent', 'denied', 'the browser blocks storage'],
  ['full', 'failed', 'the storage is full'],
] as const)('says that storage is %s', (how, code, message) => {
  const { set } = start(blockedStorage[how]);
  expect(() => set('k', 1)).toThrow(expect.objectContaining({ code, message }));
});
