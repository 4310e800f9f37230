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
  ['whose code is there', true],
  ['whose code is still to come', false],
])('a call %s, and nobody waits for', (_what, isThere) => {
  it('does not overwrite what is stored, removed or cleared after it', async () => {
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

  it('does not take away what is stored after it', async () => {
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

  it('is the last word where it is the last', async () => {
    const { platform, pass } = await start(isThere);
    platform.setStorageSync('k', 'older', 10);
    void platform.setStorage({ key: 'k', data: 'old' });
    const stored = platform.setStorage({ key: 'k', data: 'new' });
    pass(20);
    // It has expired, and goes with that.
    expect(platform.getStorageSync('k')).toBeUndefined();
    await stored;
    expect(platform.getStorageSync('k')).toBe('new');
    await platform.removeStorage({ key: 'k' });
    expect(platform.getStorageSync('k')).toBeUndefined();
  });

  it('[S8.2] changes nothing once it is aborted', async () => {
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

it('knows a write from one that another is the cause of', async () => {
  const { platform } = await start(true);
  platform.onStorageChange(({ newValue }) => {
    if (newValue === 'old') platform.setStorageSync('k', 'answer');
  });
  const stored = platform.setStorage({ key: 'k', data: 'old' });
  const later = platform.setStorage({ key: 'k', data: 'older call' });
  await Promise.all([stored, later]);
  expect(platform.getStorageSync('k')).toBe('answer');
});
