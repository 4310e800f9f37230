import { expect, it } from 'vitest';
import { getStorage } from '@/platform/apis/storage';
import { fakePlatform } from '../../../helpers/fake-platform';

it('rejects with not-found for a key that is not there', async () => {
  await expect(getStorage(fakePlatform().context)({ key: 'k' })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getStorage:fail data not found',
  });
});

it('rejects for a record that is broken', async () => {
  const { context, stored } = fakePlatform();
  stored.set('portico:app:k', '!nonsense');
  await expect(getStorage(context)({ key: 'k' })).rejects.toMatchObject({
    code: 'failed',
    message: 'what is stored there is broken',
  });
});

it('requires a key', async () => {
  await expect(getStorage(fakePlatform().context)({} as never)).rejects.toMatchObject({
    code: 'invalid',
    message: 'Missing required parameter `key`',
  });
});
