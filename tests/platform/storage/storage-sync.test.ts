import { describe, expect, it } from 'vitest';
import {
  clearStorageSync,
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorageSync,
} from '@/platform/storage/storage-sync';
import { blockedStorage } from '../../helpers/blocked-storage';
import { fakeEnv, fakePlatform } from '../../helpers/fake-platform';

describe('setStorageSync', () => {
  function start(storage?: (typeof blockedStorage)['full']) {
    const fake = fakePlatform(storage && { env: { ...fakeEnv().env, storage } });
    const { context } = fake;
    return { ...fake, set: setStorageSync(context), get: getStorageSync(context) };
  }

  it('setStorageSync stores a value under a key with the app’s prefix', () => {
    const { set, get, stored } = start();
    set('k', { at: new Date(5), big: 5n, none: undefined });
    expect([...stored.keys()]).toEqual(['portico:app:k']);
    expect(get('k')).toStrictEqual({ at: new Date(5), big: 5n, none: undefined });
  });

  it('setStorageSync stores undefined as a value', () => {
    const { set, get, stored } = start();
    set('k', undefined);
    expect(stored.size).toBe(1);
    expect(get('k')).toBeUndefined();
  });

  it('a value of setStorageSync expires after `expires` milliseconds', () => {
    const { set, get, pass, stored } = start();
    set('k', 1, 1000);
    pass(999);
    expect(get('k')).toBe(1);
    pass(1);
    expect(get('k')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('a value with a huge `expires` does not expire', () => {
    const { set, get } = start();
    set('k', 1, Number.MAX_VALUE);
    expect(get('k')).toBe(1);
  });

  it.each([
    [[], 'Missing required parameter `key`'],
    [[5, 1], 'parameter.key should be a string'],
    [['k', 1, '5'], 'parameter.expires should be a number'],
    [['k', () => {}], 'parameter.data is a function, which cannot be stored'],
    [['k', { a: [new Blob()] }], 'parameter.data.a[0] is a Blob, which cannot be stored'],
  ])('setStorageSync refuses the arguments %j and stores nothing', (args, message) => {
    const { set, stored } = start();
    expect(() => set(...(args as unknown as Parameters<typeof set>))).toThrow(
      expect.objectContaining({ code: 'invalid', errMsg: `setStorageSync:fail ${message}` }),
    );
    expect(stored.size).toBe(0);
  });

  it.each([
    ['blocked', 'denied', 'the browser blocks storage'],
    ['absent', 'denied', 'the browser blocks storage'],
    ['full', 'quota', 'the storage is full: remove values that the app no longer needs'],
  ] as const)('setStorageSync throws with a reason if localStorage is %s', (how, code, message) => {
    const { set } = start(blockedStorage[how]);
    expect(() => set('k', 1)).toThrow(expect.objectContaining({ code, message }));
  });
});

describe('getStorageSync', () => {
  function start(record?: string) {
    const { context, stored } = fakePlatform();
    if (record !== undefined) stored.set('portico:app:k', record);
    return getStorageSync(context);
  }

  it('getStorageSync returns undefined for a key without a value', () => {
    expect(start()('k')).toBeUndefined();
  });

  it('getStorageSync refuses a large value and points to getStorage', () => {
    expect(() => start('>abc 500000')('k')).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message: 'the value of k is large: read it with getStorage',
      }),
    );
  });

  it('getStorageSync throws with code parse for a broken record', () => {
    expect(() => start('!{"cut')('k')).toThrow(
      expect.objectContaining({ code: 'parse', message: 'the stored value is broken' }),
    );
  });

  it('getStorageSync refuses a missing key', () => {
    expect(() => start()(undefined as never)).toThrow('Missing required parameter `key`');
  });
});

describe('removeStorageSync', () => {
  it('removeStorageSync removes a key, and returns for a key without a value', () => {
    const { context, stored } = fakePlatform();
    stored.set('portico:app:k', '!1').set('k', '!1');
    removeStorageSync(context)('k');
    removeStorageSync(context)('k');
    expect([...stored.keys()]).toEqual(['k']);
  });

  it('removeStorageSync refuses a missing key', () => {
    const remove = removeStorageSync(fakePlatform().context);
    expect(() => remove(undefined as never)).toThrow('Missing required parameter `key`');
  });
});

describe('clearStorageSync', () => {
  it('clearStorageSync removes the keys of this app only', () => {
    const { context, stored } = fakePlatform();
    for (const key of ['portico:app:a', 'portico:token', 'portico:apple:a', 'a', 'portico:app:'])
      stored.set(key, '!1');
    clearStorageSync(context)();
    expect([...stored.keys()]).toEqual(['portico:token', 'portico:apple:a', 'a']);
  });
});

describe('getStorageInfoSync', () => {
  it('getStorageInfoSync returns the keys and the size in kilobytes', () => {
    const { context, stored } = fakePlatform();
    const info = getStorageInfoSync(context);
    expect(info()).toEqual({ keys: [], currentSize: 0, limitSize: 10_240 });
    stored.set('portico:app:a', `!${'x'.repeat(1000)}`);
    stored.set('portico:app:large', '>id 5000000');
    stored.set('portico:app:old', '1!5');
    stored.set('foreign', 'x'.repeat(9000));
    expect(info()).toEqual({ keys: ['a', 'large'], currentSize: 3, limitSize: 10_240 });
  });
});
