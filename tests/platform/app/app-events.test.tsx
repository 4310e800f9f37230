import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv, type Env } from '@/platform';
import { onError, onUnhandledRejection } from '@/platform/app/app-events';
import { createErrorHub } from '@/platform/call/error-hub';
import { eventFrom } from '@/platform/call/rows';
import { fakePlatform } from '../../helpers/fake-platform';
import { callsOfRows } from '../../helpers/platform-of';

/** The test runner fails on uncaught errors, so the window is an event target without them. */
function envOf(target: EventTarget, console: Pick<Console, 'error'> = { error: () => {} }): Env {
  const window = Object.assign(target, { console }) as unknown as Env['window'];
  return { ...createEnv(globalThis.window), window, errors: createErrorHub(window) };
}

describe('error', () => {
  const { context: fake } = fakePlatform();

  const target = new EventTarget();
  const context = { ...fake, env: envOf(target) };

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
    const target = new EventTarget();
    const env = envOf(target);
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
    let events = 0;
    const dispatch = (event: Event) => {
      events += 1;
      if (events <= 20) target.dispatchEvent(event);
    };
    const env = envOf(target, { error: (thrown: unknown) => log.push(thrown) });
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
