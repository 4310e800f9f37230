import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/wechat/create-memory-store.mjs';

it('keeps the last value of a key, for itself', async () => {
  const [one, other] = [createMemoryStore(), createMemoryStore()];
  await one.set('a', { value: '1', until: 5 });
  await one.set('a', { value: '2', until: 6 });
  expect(await one.get('a')).toEqual({ value: '2', until: 6 });
  expect([await one.get('b'), await other.get('a')]).toEqual([null, null]);
});
