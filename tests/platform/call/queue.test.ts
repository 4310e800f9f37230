import { expect, it } from 'vitest';
import { createQueue } from '@/platform/call/queue';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';

it('begins the next when the one before has ended, in order', async () => {
  const inTurn = createQueue();
  const [first, second] = [createDeferred<string>(), createDeferred<string>()];
  const begun: string[] = [];
  const answers = [
    inTurn(() => (begun.push('first'), first.promise)),
    inTurn(() => (begun.push('second'), second.promise)),
  ];
  await flush();
  expect(begun).toEqual(['first']);
  first.resolve('a');
  await flush();
  expect(begun).toEqual(['first', 'second']);
  second.resolve('b');
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
});

it('goes on after one that fails, or throws at once', async () => {
  const inTurn = createQueue();
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const throwing = inTurn(() => {
    throw new Error('thrown');
  });
  const fine = inTurn(async () => 'fine');
  await expect(failing).rejects.toThrow('no');
  await expect(throwing).rejects.toThrow('thrown');
  expect(await fine).toBe('fine');
});
