import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { startCountdown, startStopWatch } from '@/platform/call/stop-watch';
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

it('a countdown does not start while the page is hidden', () => {
  const { env, pass, hide } = fakeEnv();
  const run = vi.fn();
  hide(true);
  startCountdown(env, 10, run);
  pass(1000);
  expect(run).not.toHaveBeenCalled();
  hide(false);
  pass(10);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a countdown can be cancelled while it runs and while it is paused', () => {
  const { env, pass, hide, timers } = fakeEnv();
  const run = vi.fn();
  startCountdown(env, 10, run)();
  const cancel = startCountdown(env, 10, run);
  hide(true);
  cancel();
  hide(false);
  pass(1000);
  expect(run).not.toHaveBeenCalled();
  expect(timers()).toBe(0);
});

it('a countdown runs its callback once, after exactly its time in a visible page', () => {
  const stretch = fc.record({ hidden: fc.boolean(), ms: fc.nat(300) });
  fc.assert(
    fc.property(fc.nat(1000), fc.array(stretch, { maxLength: 20 }), (duration, stretches) => {
      const { env, pass, hide } = fakeEnv();
      const run = vi.fn();
      startCountdown(env, duration, run);
      let seen = 0;
      for (const { hidden, ms } of stretches) {
        hide(hidden);
        pass(ms);
        if (!hidden) seen += ms;
      }
      hide(false);
      pass(0);
      expect(run).toHaveBeenCalledTimes(seen >= duration ? 1 : 0);
      pass(Math.max(0, duration - seen));
      expect(run).toHaveBeenCalledTimes(1);
    }),
  );
});
