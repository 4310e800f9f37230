import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { error, unhandledRejection } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('error', () => {
  const { context: fake } = fakePlatform();

  /** The runner itself fails on what nobody catches, so the window is one that only tells. */
  const target = new EventTarget();
  const context = { ...fake, env: { ...createEnv(window), window: target as never } };

  afterEach(() => vi.restoreAllMocks());

  it('tells what was thrown, with its text and where it came from', () => {
    const heard = vi.fn();
    const stop = error(context, heard);
    target.dispatchEvent(new ErrorEvent('error', { error: new TypeError('boom'), message: 'x' }));
    target.dispatchEvent(new ErrorEvent('error', { error: 5, message: 'Uncaught 5' }));
    stop();
    target.dispatchEvent(new ErrorEvent('error', { message: 'late' }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.calls[0]?.[0]).toMatch(/^TypeError: boom\n.*errors\.test/s);
    expect(heard.mock.calls[1]).toEqual(['Uncaught 5']);
  });

  it('adds the text where the stack lacks it', () => {
    const heard = vi.fn();
    const stop = error(context, heard);
    const thrown = Object.assign(new RangeError('far'), { stack: 'at@somewhere' });
    target.dispatchEvent(new ErrorEvent('error', { error: thrown }));
    stop();
    expect(heard).toHaveBeenCalledWith('RangeError: far\nat@somewhere');
  });
});

describe('unhandledRejection', () => {
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
});
