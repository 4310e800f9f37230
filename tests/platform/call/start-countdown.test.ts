import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { startCountdown } from '@/platform/call/timers';
import { fakeEnv } from '../../helpers/fake-platform';

it('does not start before the page can be seen', () => {
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

it('can be cancelled while it runs and while it stands still', () => {
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

it('runs once, after exactly its time in sight', () => {
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
