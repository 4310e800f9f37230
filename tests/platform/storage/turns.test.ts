import { expect, it } from 'vitest';
import { inTurn } from '@/platform/storage/in-turn';
import { fakePlatform } from '../../helpers/fake-platform';

it('runs one after the other, past a failure', async () => {
  const { context } = fakePlatform();
  const log: string[] = [];
  const step = (name: string, ends: Promise<unknown>) =>
    inTurn(context, async () => {
      log.push(`${name} begins`);
      await ends;
      log.push(`${name} ends`);
      return name;
    });
  const slow = step(
    'slow',
    Promise.resolve().then(() => Promise.resolve()),
  );
  const broken = step('broken', Promise.reject(new Error('no')));
  const last = step('last', Promise.resolve());
  await expect(broken).rejects.toThrow('no');
  expect([await slow, await last]).toEqual(['slow', 'last']);
  expect(log).toEqual(['slow begins', 'slow ends', 'broken begins', 'last begins', 'last ends']);
});
