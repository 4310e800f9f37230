import { clear as empty, createStore, keys, set as put } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEnv, type Env } from '@/platform';
import { clearStorage, getStorage, removeStorage, setStorage } from '@/platform/storage/storage';
import { getStorageSync, removeStorageSync, setStorageSync } from '@/platform/storage/storage-sync';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const database = createStore('portico:app:storage', 'values');

function start(change: Partial<Env> = {}) {
  const { context } = fakePlatform({ env: { ...createEnv(window), ...change } });
  return {
    context,
    set: setStorage(context),
    get: getStorage(context),
    remove: removeStorage(context),
    clear: clearStorage(context),
    setSync: setStorageSync(context),
    removeSync: removeStorageSync(context),
    getSync: getStorageSync(context),
  };
}

const rows = async () => (await keys(database)).length;
/** Old values go without anybody waiting. */
const wanted = async (count: number) => {
  await expect.poll(rows).toBe(count);
};

beforeEach(() => empty(database));
afterEach(() => localStorage.clear());

it('a text of 100,000 characters is in localStorage, and a longer one in the database', async () => {
  const { set, get, getSync } = start();
  await set({ key: 'k', data: 'x'.repeat(99_998) });
  expect(await rows()).toBe(0);
  expect(getSync('k')).toHaveLength(99_998);
  const data = 'x'.repeat(99_999);
  await set({ key: 'k', data });
  expect(await rows()).toBe(1);
  expect(localStorage.getItem('portico:app:k')).toMatch(/^>[a-z0-9]+-[a-z0-9]+ 200006$/);
  expect(await get({ key: 'k' })).toEqual({ data });
  expect(() => getSync('k')).toThrow('the value of k is large: read it with getStorage');
});

it('Blobs and Files can be stored beside other values', async () => {
  const { set, get } = start();
  const file = new File(['hello'], 'a.txt', { type: 'text/plain', lastModified: 5 });
  await set({ key: 'k', data: { file, list: [undefined, -0, 5n, new Map([[1, new Date(2)]])] } });
  const { data } = (await get({ key: 'k' })) as { data: { file: File; list: unknown[] } };
  expect(data.file).toMatchObject({ name: 'a.txt', type: 'text/plain', size: 5 });
  expect(await data.file.text()).toBe('hello');
  expect(data.list).toStrictEqual([undefined, -0, 5n, new Map([[1, new Date(2)]])]);
});

it('values that have no text form can be stored: pixels, rectangles, keys and errors', async () => {
  const { set, get } = start();
  const pixels = new ImageData(new Uint8ClampedArray([1, 2, 3, 4]), 1);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 128 }, false, ['encrypt']);
  const data = { pixels, key, rect: new DOMRect(1, 2, 3, 4), no: new DOMException('n', 'Odd') };
  await set({ key: 'k', data });
  const { data: back } = (await get({ key: 'k' })) as { data: typeof data };
  expect(back.pixels.data).toEqual(pixels.data);
  expect(back.rect).toMatchObject({ x: 1, y: 2, width: 3, height: 4 });
  expect(back.no).toMatchObject({ name: 'Odd', message: 'n' });
  expect(back.key).toBeInstanceOf(CryptoKey);
});

it('a large value is refused for the same contents as a small one', async () => {
  await expect(
    start().set({ key: 'k', data: [new Uint8Array(200_000), { act: () => {} }] }),
  ).rejects.toMatchObject({
    code: 'invalid',
    message: 'parameter.data[1].act is a function, which cannot be stored',
  });
  expect(await rows()).toBe(0);
});

it('a large value is deleted when its key is replaced, removed or cleared', {
  tags: 'long',
}, async () => {
  const { set, get, setSync, remove, clear } = start();
  const large = (byte: number) => new Uint8Array(200_000).fill(byte);
  await set({ key: 'a', data: large(1) });
  await set({ key: 'a', data: large(2) });
  await wanted(1);
  expect(await get({ key: 'a' })).toEqual({ data: large(2) });
  setSync('a', 'small');
  await wanted(0);
  await set({ key: 'a', data: large(1) });
  await remove({ key: 'a' });
  await wanted(0);
  await set({ key: 'a', data: large(1) });
  await set({ key: 'b', data: large(1), expires: 0 });
  await expect(get({ key: 'b' })).rejects.toMatchObject({ code: 'not-found' });
  await wanted(1);
  await clear();
  await wanted(0);
});

it.each([
  ['removeStorageSync', (k: string, { removeSync }: ReturnType<typeof start>) => removeSync(k)],
  ['setStorageSync', (k: string, { setSync }: ReturnType<typeof start>) => setSync(k, 1)],
  ['removeStorage', (key: string, { remove }: ReturnType<typeof start>) => remove({ key })],
])('%s as the first call of a page deletes a large value of an earlier one', async (_name, act) => {
  await start().set({ key: 'k', data: new Blob(['hello']) });
  expect(await rows()).toBe(1);
  await act('k', start());
  await wanted(0);
});

it('clearStorage keeps a large value that another tab is writing', { tags: 'long' }, async () => {
  const [one, other] = [start(), start()];
  // Both tabs have opened the database.
  await Promise.all([one.clear(), other.clear()]);
  const data = new Uint8Array(200_000).fill(7);
  await one.set({ key: 'old', data });
  // The value is written to the database first, and then the record.
  const written = other.set({ key: 'new', data });
  await Promise.all([written, one.clear()]);
  expect(await one.get({ key: 'new' })).toEqual({ data });
  await expect(one.get({ key: 'old' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await rows()).toBe(1);
});

it('getStorage rejects with not-found for a large value that the browser has deleted', async () => {
  localStorage.setItem('portico:app:k', '>gone-1 500000');
  await expect(start().get({ key: 'k' })).rejects.toMatchObject({ code: 'not-found' });
  expect(localStorage.getItem('portico:app:k')).toBeNull();
});

it('large values that a closed tab left behind are deleted', async () => {
  const old = `${(Date.now() - 3_700_000).toString(36)}-a`;
  const young = `${(Date.now() - 60_000).toString(36)}-b`;
  const named = `${(Date.now() - 3_700_000).toString(36)}-c`;
  for (const id of [old, young, named]) await put(id, { data: 1 }, database);
  localStorage.setItem('portico:app:k', `>${named} 5`);
  expect(await start().get({ key: 'k' })).toEqual({ data: 1 });
  await expect.poll(() => keys(database)).toEqual(expect.not.arrayContaining([old]));
  expect(await keys(database)).toEqual(expect.arrayContaining([young, named]));
});

it('a large value is deleted if its record cannot be written', async () => {
  const full = () => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  const { set } = start({ storage: full as unknown as Env['storage'] });
  await expect(set({ key: 'k', data: new Uint8Array(200_000) })).rejects.toMatchObject({
    code: 'quota',
    message: 'the storage is full: remove values that the app no longer needs',
  });
  await wanted(0);
});

it('[S8.11] a large value rejects in a browser without IndexedDB', async () => {
  const { set } = start({ window: windowWith({ indexedDB: undefined }) });
  await expect(set({ key: 'k', data: new Blob() })).rejects.toMatchObject({
    code: 'unsupported',
    message: 'API not yet implemented',
  });
});

it('while a large write hangs, other keys can be read, and a read of its key waits for it', {
  tags: 'long',
}, async () => {
  const { set, get } = start();
  await set({ key: 'small', data: 'here' });
  await set({ key: 'large', data: new Uint8Array(200_000).fill(1) });
  // Another tab holds a transaction, so the database does not answer.
  let isHeld = true;
  let release = () => {};
  const held = database('readwrite', (store) => {
    const keep = () => {
      if (isHeld) store.get('x').onsuccess = keep;
    };
    keep();
    return new Promise<void>((resolve) => {
      release = () => {
        isHeld = false;
        resolve();
      };
    });
  });
  const written = set({ key: 'large', data: new Uint8Array(200_000).fill(2) });
  const read = get({ key: 'large' });
  expect(await get({ key: 'small' })).toEqual({ data: 'here' });
  release();
  await Promise.all([held, written]);
  expect(await read).toEqual({ data: new Uint8Array(200_000).fill(2) });
});
