import { expect, it } from 'vitest';
import { createHistoryQueue } from '@/router/history/history-queue';
import { createMemoryHistory } from '@/router/history/memory-history';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';
import { snapshotAt } from '../../helpers/nav-states';

function open() {
  const clock = createManualClock();
  const tasks: (() => void)[] = [];
  const driver = createMemoryHistory({ schedule: (task) => tasks.push(task) });
  driver.replace('/', snapshotAt(0, ['a', '/', 0]));
  const queue = createHistoryQueue(driver, clock);
  driver.listen((entry) => queue.receive(entry));
  return { clock, driver, queue, tasks };
}

it('the queue runs one piece of work at a time, in the order of the calls', async () => {
  const { queue } = open();
  const log: string[] = [];
  const first = createDeferred();
  void queue.run(async () => {
    log.push('a');
    await first.promise;
    log.push('a ends');
  });
  void queue.run(async () => void log.push('b'));
  await flush();
  expect(log).toEqual(['a']);
  first.resolve();
  await flush();
  expect(log).toEqual(['a', 'a ends', 'b']);
});

it('the queue does not start work in the same task as the call of run', () => {
  const { queue } = open();
  const log: string[] = [];
  void queue.run(async () => void log.push('a'));
  expect(log).toEqual([]);
});

it('run settles with the outcome of the work, and the queue continues after a failure', async () => {
  const { queue } = open();
  const rejected = queue.run(() => Promise.reject(new Error('no')));
  const thrown = queue.run(() => {
    throw new Error('at once');
  });
  const successful = queue.run(async () => 7);
  await expect(rejected).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('at once');
  await expect(successful).resolves.toBe(7);
});

it('runFirst starts its work before all waiting work', async () => {
  const { queue } = open();
  const log: string[] = [];
  const first = createDeferred();
  void queue.run(() => first.promise);
  void queue.run(async () => void log.push('later'));
  await flush();
  void queue.runFirst(async () => void log.push('now'));
  first.resolve();
  await flush();
  expect(log).toEqual(['now', 'later']);
});

it('no work starts before the popstate of an interrupted travel has fired', async () => {
  const { queue, driver, tasks } = open();
  driver.push('/a', snapshotAt(1, ['a', '/a', 1]));
  driver.push('/b', snapshotAt(2, ['a', '/b', 2]));
  const log: string[] = [];
  driver.travel(-2);
  void queue.run(async () => {
    const { kind } = await queue.travel(1, { session: 'sid', position: 3 });
    log.push(kind);
  });
  void queue.run(async () => void log.push('later'));
  await flush();
  tasks.shift()?.();
  await flush();
  expect(log).toEqual(['interrupted']);
  void queue.runFirst(async () => void log.push('now'));
  await flush();
  expect(log).toEqual(['interrupted']);
  tasks.shift()?.();
  await flush();
  expect(log).toEqual(['interrupted', 'now', 'later']);
});
