import { expect, it, vi } from 'vitest';
import { startStopWatch } from '@/platform/media/stop-watch';
import { fakeEnv } from '../../helpers/fake-platform';

it('a stop watch does not count pauses, and calls back at its limit', () => {
  const { env, pass, timers } = fakeEnv();
  const run = vi.fn();
  const watch = startStopWatch(env, 1000, run);
  pass(400);
  watch.pause();
  watch.pause();
  pass(5000);
  expect(watch.passed()).toBe(400);
  watch.resume();
  watch.resume();
  pass(599);
  expect(run).not.toHaveBeenCalled();
  pass(1);
  expect(run).toHaveBeenCalledTimes(1);
  watch.pause();
  expect(timers()).toBe(0);
  expect(watch.passed()).toBe(1000);
});
