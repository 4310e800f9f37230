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
    ['full', 'quota', 'the storage is full: remove values that the app no longer needs'],
  ] as const)('says that storage is %s', (how, code, message) => {
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

  it('is undefined for a key that is not there', () => {
    expect(start()('k')).toBeUndefined();
  });

  it('refuses a large value, which only getStorage can get', () => {
    expect(() => start('>abc 500000')('k')).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message: 'the value of k is large: read it with getStorage',
      }),
    );
  });

  it('says that a record is broken', () => {
    expect(() => start('!{"cut')('k')).toThrow(
      expect.objectContaining({ code: 'parse', message: 'the stored value is broken' }),
    );
  });

  it('requires a key', () => {
    expect(() => start()(undefined as never)).toThrow('Missing required parameter `key`');
  });
});

describe('removeStorageSync', () => {
  it('removes a key, and one that is not there is fine', () => {
    const { context, stored } = fakePlatform();
    stored.set('portico:app:k', '!1').set('k', '!1');
    removeStorageSync(context)('k');
    removeStorageSync(context)('k');
    expect([...stored.keys()]).toEqual(['k']);
  });

  it('requires a key', () => {
    const remove = removeStorageSync(fakePlatform().context);
    expect(() => remove(undefined as never)).toThrow('Missing required parameter `key`');
  });
});

describe('clearStorageSync', () => {
  it('removes this app’s keys and nobody else’s', () => {
    const { context, stored } = fakePlatform();
    for (const key of ['portico:app:a', 'portico:token', 'portico:apple:a', 'a', 'portico:app:'])
      stored.set(key, '!1');
    clearStorageSync(context)();
    expect([...stored.keys()]).toEqual(['portico:token', 'portico:apple:a', 'a']);
  });
});

describe('getStorageInfoSync', () => {
  it('tells keys and kilobytes', () => {
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
