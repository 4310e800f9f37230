import { expect, it } from 'vitest';
import { removeStorageSync } from '@/platform/apis/storage-sync';
import { fakePlatform } from '../../../helpers/fake-platform';

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
