import { expect, it } from 'vitest';
import { removeStorage } from '@/platform/apis/storage';
import { fakePlatform } from '../../../helpers/fake-platform';

it('removes a key, and one that is not there is fine', async () => {
  const { context, stored } = fakePlatform();
  stored.set('portico:app:k', '!1').set('k', '!1');
  await removeStorage(context)({ key: 'k' });
  await removeStorage(context)({ key: 'k' });
  expect([...stored.keys()]).toEqual(['k']);
});

it('requires a key', async () => {
  await expect(removeStorage(fakePlatform().context)({} as never)).rejects.toMatchObject({
    message: 'Missing required parameter `key`',
  });
});
