import { expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { unhandledRejection } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

it('tells the reason and the promise', () => {
  // The runner itself fails on real ones, so the window is one that only tells.
  const target = new EventTarget();
  const env = { ...createEnv(window), window: target as never };
  const heard = vi.fn();
  const stop = unhandledRejection({ ...fakePlatform().context, env }, heard);
  const promise = Promise.resolve();
  const event = new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'why' });
  target.dispatchEvent(event);
  stop();
  target.dispatchEvent(event);
  expect(heard.mock.calls).toEqual([[{ reason: 'why', promise }]]);
});
