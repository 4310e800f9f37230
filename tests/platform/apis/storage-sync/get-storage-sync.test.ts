import { expect, it } from 'vitest';
import { getStorageSync } from '@/platform/apis/storage-sync';
import { fakePlatform } from '../../../helpers/fake-platform';

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
      message: 'the value of k is large: get it with getStorage',
    }),
  );
});

it('says that a record is broken', () => {
  expect(() => start('!{"cut')('k')).toThrow(
    expect.objectContaining({ code: 'failed', message: 'what is stored there is broken' }),
  );
});

it('requires a key', () => {
  expect(() => start()(undefined as never)).toThrow('Missing required parameter `key`');
});
