import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { onError, onUnhandledRejection } from '@/platform/app/app-events';
import { eventFrom } from '@/platform/call/rows';
import { fakePlatform } from '../../helpers/fake-platform';
import { callsOfRows } from '../../helpers/platform-of';

describe('error', () => {
  const { context: fake } = fakePlatform();

  /** The test runner fails on uncaught errors, so the window is an event target without them. */
  const target = new EventTarget();
  const context = { ...fake, env: { ...createEnv(window), window: target as never } };

  afterEach(() => vi.restoreAllMocks());

  it('the error event has the text and the stack of an uncaught error', () => {
    const heard = vi.fn();
    const stop = onError(context, (text) => heard(text));
    target.dispatchEvent(new ErrorEvent('error', { error: new TypeError('boom'), message: 'x' }));
    target.dispatchEvent(new ErrorEvent('error', { error: 5, message: 'Uncaught 5' }));
    stop();
    target.dispatchEvent(new ErrorEvent('error', { message: 'late' }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.calls[0]?.[0]).toMatch(/^TypeError: boom\n.*app-events\.test/s);
    expect(heard.mock.calls[1]).toEqual(['Uncaught 5']);
  });

  it('the error event adds the text if the stack lacks it', () => {
    const heard = vi.fn();
    const stop = onError(context, (text) => heard(text));
    const thrown = Object.assign(new RangeError('far'), { stack: 'at@somewhere' });
    target.dispatchEvent(new ErrorEvent('error', { error: thrown }));
    stop();
    expect(heard).toHaveBeenCalledWith('RangeError: far\nat@somewhere');
  });
});

describe('unhandledRejection', () => {
  it('the onUnhandledRejection event has the reason and the promise', () => {
    // The test runner fails on unhandled rejections, so the window is an event target without them.
    const target = new EventTarget();
    const env = { ...createEnv(window), window: target as never };
    const heard = vi.fn();
    const stop = onUnhandledRejection({ ...fakePlatform().context, env }, (event) => heard(event));
    const promise = Promise.resolve();
    const event = new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'why' });
    target.dispatchEvent(event);
    stop();
    target.dispatchEvent(event);
    expect(heard.mock.calls).toEqual([[{ reason: 'why', promise }]]);
  });
});

describe('an error reporter that throws', () => {
  /** Reports uncaught errors as a browser does, but at most 20 times. */
  function start() {
    const log: unknown[] = [];
    const target = new EventTarget();
    const window = Object.assign(target, {
      console: { error: (thrown: unknown) => log.push(thrown) },
    });
    let events = 0;
    const dispatch = (event: Event) => {
      events += 1;
      if (events <= 20) target.dispatchEvent(event);
    };
    const after = (_ms: number, run: () => void) => {
      try {
        run();
      } catch (thrown) {
        dispatch(new ErrorEvent('error', { error: thrown }));
      }
      return () => {};
    };
    const env = { ...createEnv(globalThis.window), window: window as never, after };
    const { context } = fakePlatform({ env });
    const calls = callsOfRows(context, {
      onError: eventFrom(onError),
      onUnhandledRejection: eventFrom(onUnhandledRejection),
    });
    return { on: calls, dispatch, log, count: () => events };
  }

  it('an error that a reporter throws goes to the console and not back to the reporter', () => {
    const { on, dispatch, log, count } = start();
    const mistake = new TypeError('the reporter has a mistake');
    const other = vi.fn();
    on.onError(() => {
      throw mistake;
    });
    on.onError(other);
    dispatch(new ErrorEvent('error', { error: new Error('boom') }));
    expect(count()).toBe(1);
    expect(log).toEqual([mistake]);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('a rejection of a reporter goes to the console and not back to the reporter', async () => {
    const { on, dispatch, log, count } = start();
    const offline = new Error('no network');
    on.onError(async () => {
      throw offline;
    });
    on.onUnhandledRejection(() => Promise.reject(offline));
    dispatch(new ErrorEvent('error', { error: new Error('boom') }));
    const promise = Promise.resolve();
    dispatch(new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'why' }));
    await expect.poll(() => log).toEqual([offline, offline]);
    expect(count()).toBe(2);
  });
});
