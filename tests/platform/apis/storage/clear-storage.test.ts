import { expect, it } from 'vitest';
import { clearStorage } from '@/platform/apis/storage';
import { fakePlatform } from '../../../helpers/fake-platform';

it('removes this app’s keys and nobody else’s', async () => {
  const { context, stored } = fakePlatform();
  for (const key of ['portico:app:a', 'portico:token', 'a']) stored.set(key, '!1');
  await clearStorage(context)();
  expect([...stored.keys()]).toEqual(['portico:token', 'a']);
});
