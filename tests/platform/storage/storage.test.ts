import { describe, expect, it } from 'vitest';
import { clearStorage, getStorage, removeStorage, setStorage } from '@/platform/storage/storage';
import { blockedStorage } from '../../helpers/blocked-storage';
import { fakeEnv, fakePlatform } from '../../helpers/fake-platform';

describe('setStorage', () => {
  function start(storage?: (typeof blockedStorage)['full']) {
    const fake = fakePlatform(storage && { env: { ...fakeEnv().env, storage } });
    return { ...fake, set: setStorage(fake.context), get: getStorage(fake.context) };
  }

  it('setStorage writes the same record as setStorageSync', async () => {
    const { set, get, stored } = start();
    await set({ key: 'k', data: new Map([['a', -0]]) });
    expect(stored.get('portico:app:k')).toBe('![[0],["Map","a",["-0"]]]');
    expect(await get({ key: 'k' })).toStrictEqual({ data: new Map([['a', -0]]) });
  });

  it('a value of setStorage expires after `expires` milliseconds', async () => {
    const { set, get, pass } = start();
    await set({ key: 'k', data: 1, expires: 1000 });
    pass(999);
    expect(await get({ key: 'k' })).toEqual({ data: 1 });
    pass(1);
    await expect(get({ key: 'k' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('calls for one key run in the order in which they were made', async () => {
    const { set, get } = start();
    void set({ key: 'k', data: 1 });
    void set({ key: 'k', data: 2 });
    expect(await get({ key: 'k' })).toEqual({ data: 2 });
  });

  it.each([
    [{}, 'Missing required parameter `key`'],
    [{ key: 5, data: 1 }, 'parameter.key should be a string'],
    [{ key: 'k', data: 1, expires: Number.NaN }, 'parameter.expires should be a number'],
    [{ key: 'k', data: [Symbol('s')] }, 'parameter.data[0] is a symbol, which cannot be stored'],
  ])('setStorage refuses %o', async (params, message) => {
    await expect(start().set(params as never)).rejects.toMatchObject({ code: 'invalid', message });
  });

  it.each([
    [{}, 'key'],
    [{ key: 'k', data: 1, expires: 'soon' }, 'expires'],
    [{ key: 'k', data: () => {} }, 'data'],
  ])('the error of setStorage(%o) carries the name %s', async (params, parameter) => {
    await expect(start().set(params as never)).rejects.toMatchObject({
      code: 'invalid',
      parameter,
    });
  });

  it.each([
    ['blocked', 'denied', 'the browser blocks storage'],
    ['absent', 'denied', 'the browser blocks storage'],
    ['full', 'quota', 'the storage is full: remove values that the app no longer needs'],
  ] as const)(
    'setStorage rejects with a reason if localStorage is %s',
    async (how, code, message) => {
      const { set } = start(blockedStorage[how]);
      await expect(set({ key: 'k', data: 1 })).rejects.toMatchObject({ code, message });
    },
  );

  it('[S8.11] setStorage rejects a large value in a browser without a database', async () => {
    await expect(start().set({ key: 'k', data: 'x'.repeat(100_000) })).rejects.toMatchObject({
      code: 'unsupported',
      message: 'API not yet implemented',
    });
  });
});

describe('getStorage', () => {
  it('getStorage rejects with not-found for a key without a value', async () => {
    await expect(getStorage(fakePlatform().context)({ key: 'k' })).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'getStorage:fail data not found',
    });
  });

  it('getStorage rejects with code parse for a broken record', async () => {
    const { context, stored } = fakePlatform();
    stored.set('portico:app:k', '!nonsense');
    await expect(getStorage(context)({ key: 'k' })).rejects.toMatchObject({
      code: 'parse',
      message: 'the stored value is broken',
    });
  });

  it('getStorage refuses a missing key', async () => {
    await expect(getStorage(fakePlatform().context)({} as never)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Missing required parameter `key`',
    });
  });
});

describe('removeStorage', () => {
  it('removeStorage removes a key, and resolves for a key without a value', async () => {
    const { context, stored } = fakePlatform();
    stored.set('portico:app:k', '!1').set('k', '!1');
    await removeStorage(context)({ key: 'k' });
    await removeStorage(context)({ key: 'k' });
    expect([...stored.keys()]).toEqual(['k']);
  });

  it('removeStorage refuses a missing key', async () => {
    await expect(removeStorage(fakePlatform().context)({} as never)).rejects.toMatchObject({
      message: 'Missing required parameter `key`',
    });
  });
});

describe('clearStorage', () => {
  it('clearStorage removes the keys of this app only', async () => {
    const { context, stored } = fakePlatform();
    for (const key of ['portico:app:a', 'portico:token', 'a']) stored.set(key, '!1');
    await clearStorage(context)();
    expect([...stored.keys()]).toEqual(['portico:token', 'a']);
  });
});
