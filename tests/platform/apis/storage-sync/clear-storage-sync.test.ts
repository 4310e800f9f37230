import { expect, it } from 'vitest';
import { clearStorageSync } from '@/platform/apis/storage-sync';
import { fakePlatform } from '../../../helpers/fake-platform';

it('removes this app’s keys and nobody else’s', () => {
  const { context, stored } = fakePlatform();
  for (const key of ['portico:app:a', 'portico:token', 'portico:apple:a', 'a', 'portico:app:'])
    stored.set(key, '!1');
  clearStorageSync(context)();
  expect([...stored.keys()]).toEqual(['portico:token', 'portico:apple:a', 'a']);
});
