import { afterEach, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { clearStorage, getStorageInfo, setStorage } from '@/platform/storage/storage';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

afterEach(() => localStorage.clear());

it('getStorageInfo counts localStorage and the database', async () => {
  const { context } = fakePlatform({ env: createEnv(window) });
  await clearStorage(context)();
  const before = await getStorageInfo(context)();
  expect(before).toMatchObject({ keys: [], currentSize: 0 });
  expect(before.limitSize).toBeGreaterThan(10_240);
  await setStorage(context)({ key: 'small', data: 'x'.repeat(1000) });
  await setStorage(context)({ key: 'large', data: new Uint8Array(1024 * 1024) });
  const after = await getStorageInfo(context)();
  expect([...after.keys].sort()).toEqual(['large', 'small']);
  expect(after.currentSize).toBeGreaterThanOrEqual(1026);
  expect(after.currentSize).toBeLessThan(1030);
});

it('getStorageInfo gives the limit of localStorage if the browser has no estimate', async () => {
  const window2 = windowWith({ navigator: {} });
  const { context } = fakePlatform({ env: { ...createEnv(window), window: window2 } });
  expect(await getStorageInfo(context)()).toMatchObject({ limitSize: 10_240 });
});
