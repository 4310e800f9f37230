import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { startCountdown, timeOut } from '@/platform/call/timers';
import { fakeEnv } from '../../helpers/fake-platform';

function start(ms: number) {
  const waits: number[] = [];
  const log: string[] = [];
  const after = (wait: number, run: () => void) => {
    waits.push(wait);
    run();
    return () => log.push('cancelled');
  };
  const cancel = timeOut({ after }, ms, () => log.push('late'));
  return { waits, log, cancel };
}

it('timeOut calls its callback after the time, and can be cancelled', () => {
  const { waits, log, cancel } = start(60_000);
  cancel();
  expect([waits, log]).toEqual([[60_000], ['late', 'cancelled']]);
});

it.each([0, -1, Number.NaN])('[S9.1] timeOut with %d sets no timer', (ms) => {
  const { waits, log, cancel } = start(ms);
  cancel();
  expect([waits, log]).toEqual([[], []]);
});

it.each([2 ** 31, Number.MAX_SAFE_INTEGER, Infinity])(
  'timeOut with %d waits for the longest time that a browser supports',
  (ms) => expect(start(ms).waits).toEqual([2_000_000_000]),
);

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
