import { expect, it } from 'vitest';
import { createKeyedQueue, createQueue } from '@/platform/call/queue';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';

it('a queue starts each task when the task before it has ended', async () => {
  const inTurn = createQueue();
  const [first, second] = [createDeferred<string>(), createDeferred<string>()];
  const started: string[] = [];
  const answers = [
    inTurn(() => (started.push('first'), first.promise)),
    inTurn(() => (started.push('second'), second.promise)),
  ];
  await flush();
  expect(started).toEqual(['first']);
  first.resolve('a');
  await flush();
  expect(started).toEqual(['first', 'second']);
  second.resolve('b');
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
});

it('a queue continues after a task that rejects or throws', async () => {
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

/** A keyed queue with tasks that log their start. The test ends them. */
function start() {
  const queue = createKeyedQueue();
  const log: string[] = [];
  const step = (name: string) => {
    const end = createDeferred<string>();
    const run = () => {
      log.push(name);
      return end.promise;
    };
    return { run, end: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
  };
  return { queue, log, step };
}

it('tasks of one key run one after the other, also after one that fails', async () => {
  const { queue, log, step } = start();
  const [first, second] = [step('first'), step('second')];
  const failed = queue.of('k', first.run);
  const done = queue.of('k', second.run);
  await flush();
  expect(log).toEqual(['first']);
  first.fail();
  await expect(failed).rejects.toThrow('first');
  await flush();
  expect(log).toEqual(['first', 'second']);
  second.end();
  expect(await done).toBe('second');
});

it('a task of another key does not wait for one that hangs', async () => {
  const { queue, log, step } = start();
  void queue.of('a', step('a').run);
  void queue.of('b', step('b').run);
  await flush();
  expect(log).toEqual(['a', 'b']);
});

it('a task for all keys waits for all earlier tasks, and later tasks wait for it', async () => {
  const { queue, log, step } = start();
  const [a, b, all] = [step('a'), step('b'), step('all')];
  void queue.of('a', a.run);
  void queue.of('b', b.run);
  void queue.ofAll(all.run);
  void queue.of('a', step('later').run);
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

it('a task after all keys waits for earlier tasks, and later tasks do not wait for it', async () => {
  const { queue, log, step } = start();
  const a = step('a');
  void queue.of('a', a.run);
  void queue.afterAll(step('info').run);
  void queue.of('b', step('b').run);
  await flush();
  expect(log).toEqual(['a', 'b']);
  a.end();
  await flush();
  expect(log).toEqual(['a', 'b', 'info']);
});
