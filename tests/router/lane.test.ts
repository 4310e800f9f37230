import { expect, it } from 'vitest';
import { createLane } from '@/router/lane';
import { createDeferred } from '../helpers/deferred';
import { flush } from '../helpers/flush';

const atOnce = () => Promise.resolve();

it('runs one at a time, in the order of the calls', async () => {
  const lane = createLane(atOnce);
  const log: string[] = [];
  const first = createDeferred();
  void lane.run(async () => {
    log.push('a');
    await first.promise;
    log.push('a ends');
  });
  void lane.run(async () => void log.push('b'));
  await flush();
  expect(log).toEqual(['a']);
  first.resolve();
  await flush();
  expect(log).toEqual(['a', 'a ends', 'b']);
});

it('never starts in the task of the call', () => {
  const lane = createLane(atOnce);
  const log: string[] = [];
  void lane.run(async () => void log.push('a'));
  expect(log).toEqual([]);
});

it('gives each its own outcome, and goes on after a failure', async () => {
  const lane = createLane(atOnce);
  const broken = lane.run(() => Promise.reject(new Error('no')));
  const thrown = lane.run(() => {
    throw new Error('at once');
  });
  const whole = lane.run(async () => 7);
  await expect(broken).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('at once');
  await expect(whole).resolves.toBe(7);
});

it('takes what puts the browser right before all that waits', async () => {
  const lane = createLane(atOnce);
  const log: string[] = [];
  const first = createDeferred();
  void lane.run(() => first.promise);
  void lane.run(async () => void log.push('later'));
  await flush();
  void lane.runNext(async () => void log.push('now'));
  first.resolve();
  await flush();
  expect(log).toEqual(['now', 'later']);
});

it('starts nothing before the history is quiet, and then what is most urgent', async () => {
  const quiet = createDeferred();
  const lane = createLane(() => quiet.promise);
  const log: string[] = [];
  void lane.run(async () => void log.push('later'));
  await flush();
  expect(log).toEqual([]);
  void lane.runNext(async () => void log.push('now'));
  quiet.resolve();
  await flush();
  expect(log).toEqual(['now', 'later']);
});
