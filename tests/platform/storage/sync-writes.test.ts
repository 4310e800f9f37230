import { describe, expect, it } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

/** Keys with values from before; the code of the calls that wait is there, or comes with the first of them. */
async function start(isThere: boolean) {
  const fake = fakePlatform();
  const platform = createPlatform(fake.context, {} as Navigator);
  if (isThere) await platform.getStorageInfo();
  platform.setStorageSync('k', 'before');
  return { ...fake, platform };
}

describe.each([
  ['whose code has loaded', true],
  ['whose code is still loading', false],
])('an asynchronous call %s', (_what, isThere) => {
  it('setStorage does not overwrite a later setStorageSync, removeStorageSync or clearStorageSync', async () => {
    const { platform } = await start(isThere);
    const stored = platform.setStorage({ key: 'k', data: 'old' });
    platform.setStorageSync('k', 'new');
    await stored;
    expect(platform.getStorageSync('k')).toBe('new');

    const second = platform.setStorage({ key: 'k', data: 'old' });
    const fresh = platform.setStorage({ key: 'fresh', data: 'old' });
    platform.removeStorageSync('k');
    platform.removeStorageSync('fresh');
    await Promise.all([second, fresh]);
    expect(platform.getStorageInfoSync().keys).toEqual([]);

    const third = platform.setStorage({ key: 'fresh', data: 'old' });
    platform.clearStorageSync();
    await third;
    expect(platform.getStorageInfoSync().keys).toEqual([]);
  });

  it('removeStorage and clearStorage do not remove the value of a later setStorageSync', async () => {
    const { platform } = await start(isThere);
    const removed = platform.removeStorage({ key: 'k' });
    platform.setStorageSync('k', 'new');
    await removed;
    expect(platform.getStorageSync('k')).toBe('new');

    platform.setStorageSync('other', 'before');
    const cleared = platform.clearStorage();
    platform.setStorageSync('k', 'newer');
    await cleared;
    expect(platform.getStorageSync('k')).toBe('newer');
    expect(platform.getStorageSync('other')).toBeUndefined();
  });

  it('the asynchronous call wins if it is the last one', async () => {
    const { platform, pass } = await start(isThere);
    platform.setStorageSync('k', 'older', 10);
    void platform.setStorage({ key: 'k', data: 'old' });
    const stored = platform.setStorage({ key: 'k', data: 'new' });
    pass(20);
    // The old value has expired, and the read removes it.
    expect(platform.getStorageSync('k')).toBeUndefined();
    await stored;
    expect(platform.getStorageSync('k')).toBe('new');
    await platform.removeStorage({ key: 'k' });
    expect(platform.getStorageSync('k')).toBeUndefined();
  });

  it('[S8.2] an aborted call changes nothing', async () => {
    const { platform } = await start(isThere);
    const removed = platform.removeStorage({ key: 'k' });
    const cleared = platform.clearStorage();
    removed.abort();
    cleared.abort();
    await expect(removed).rejects.toMatchObject({ code: 'abort' });
    await expect(cleared).rejects.toMatchObject({ code: 'abort' });
    await platform.getStorageInfo();
    expect(platform.getStorageSync('k')).toBe('before');
  });
});

it('a synchronous write in a listener wins over asynchronous calls that were made before it', async () => {
  const { platform } = await start(true);
  platform.onStorageChange(({ newValue }) => {
    if (newValue === 'old') platform.setStorageSync('k', 'answer');
  });
  const stored = platform.setStorage({ key: 'k', data: 'old' });
  const later = platform.setStorage({ key: 'k', data: 'older call' });
  await Promise.all([stored, later]);
  expect(platform.getStorageSync('k')).toBe('answer');
});
