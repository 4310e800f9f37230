import { expect, it } from 'vitest';
import { createKeyedQueue } from '@/platform/call/queue';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';

/** Turns that log when they begin, and end when a test says so. */
function start() {
  const turns = createKeyedQueue();
  const log: string[] = [];
  const step = (name: string) => {
    const end = createDeferred<string>();
    const run = () => {
      log.push(name);
      return end.promise;
    };
    return { run, end: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
  };
  return { turns, log, step };
}

it('calls of one key run one after the other, also after one that fails', async () => {
  const { turns, log, step } = start();
  const [first, second] = [step('first'), step('second')];
  const failed = turns.of('k', first.run);
  const done = turns.of('k', second.run);
  await flush();
  expect(log).toEqual(['first']);
  first.fail();
  await expect(failed).rejects.toThrow('first');
  await flush();
  expect(log).toEqual(['first', 'second']);
  second.end();
  expect(await done).toBe('second');
});

it('a call of another key does not wait for one that hangs', async () => {
  const { turns, log, step } = start();
  void turns.of('a', step('a').run);
  void turns.of('b', step('b').run);
  await flush();
  expect(log).toEqual(['a', 'b']);
});

it('a call for all keys waits for all earlier ones, and the later ones wait for it', async () => {
  const { turns, log, step } = start();
  const [a, b, all] = [step('a'), step('b'), step('all')];
  void turns.of('a', a.run);
  void turns.of('b', b.run);
  void turns.ofAll(all.run);
  void turns.of('a', step('later').run);
  a.end();
  await flush();
  expect(log).toEqual(['a', 'b']);
  b.end();
  await flush();
  expect(log).toEqual(['a', 'b', 'all']);
  all.end();
  await flush();
  expect(log).toEqual(['a', 'b', 'all', 'later']);
});

it('a question about all keys waits for the earlier calls, and holds up none', async () => {
  const { turns, log, step } = start();
  const a = step('a');
  void turns.of('a', a.run);
  void turns.afterAll(step('info').run);
  void turns.of('b', step('b').run);
  await flush();
  expect(log).toEqual(['a', 'b']);
  a.end();
  await flush();
  expect(log).toEqual(['a', 'b', 'info']);
});
