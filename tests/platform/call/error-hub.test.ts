import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/platform';
import { createErrorHub, type HeardError } from '@/platform/call/error-hub';
import { flush } from '../../helpers/flush';

const boom = new Error('boom');
const callback = { source: 'callback', page: null } as const;

function start() {
  const target = new EventTarget();
  const error = vi.fn();
  const hub = createErrorHub(Object.assign(target, { console: { error } }) as never);
  const heard: HeardError[] = [];
  return { hub, heard, error, stop: hub.listen((one) => heard.push(one)), target };
}

const uncaught = (facts: object) => Object.assign(new Event('error'), facts);
const unhandled = (facts: object) => Object.assign(new Event('unhandledrejection'), facts);

describe('report', () => {
  it('writes one line to the console and tells each listener where the error came from', () => {
    const { hub, heard, error } = start();
    const second = vi.fn();
    hub.listen(second);
    hub.report(boom, callback);
    expect(error.mock.calls).toEqual([[boom]]);
    expect(heard).toEqual([{ error: boom, origin: callback }]);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('writes the path of React to the component into the same line', () => {
    const { hub, error } = start();
    hub.report(boom, { source: 'page', page: null, componentStack: 'at Shop' });
    expect(error.mock.calls).toEqual([[boom, 'at Shop']]);
  });

  it('without an origin says that the error is one of the runtime', () => {
    const { hub, heard } = start();
    hub.report(boom);
    expect(heard).toEqual([{ error: boom, origin: { source: 'runtime', page: null } }]);
  });

  it.each(['locked', 'superseded', 'cancel'] as const)(
    'leaves out the usual refusal %s, which is no error',
    (code) => {
      const { hub, heard, error } = start();
      hub.report(new PlatformError({ code, api: 'navigate', message: 'no' }), callback);
      expect([...heard, ...error.mock.calls]).toEqual([]);
    },
  );
});

describe('an error that the browser reports', () => {
  it('reaches the listeners as uncaught and is not written to the console again', () => {
    const { heard, error, target } = start();
    const promise = Promise.resolve();
    target.dispatchEvent(uncaught({ error: boom, message: 'Uncaught Error: boom' }));
    target.dispatchEvent(uncaught({ error: null, message: 'Script error.' }));
    const rejection = unhandled({ reason: 'why', promise });
    target.dispatchEvent(rejection);
    const origin = { source: 'uncaught', page: null };
    expect(heard).toEqual([
      { error: boom, origin, message: 'Uncaught Error: boom' },
      { error: 'Script error.', origin, message: 'Script error.' },
      { error: 'why', origin, rejection },
    ]);
    expect(error).not.toHaveBeenCalled();
  });

  it('reaches nobody while there are no listeners', () => {
    const { hub, heard, stop, target } = start();
    stop();
    stop();
    target.dispatchEvent(uncaught({ error: boom }));
    expect(heard).toEqual([]);
    const again = vi.fn();
    hub.listen(again);
    target.dispatchEvent(uncaught({ error: boom }));
    expect(again).toHaveBeenCalledTimes(1);
  });
});

it('the error of a listener goes to the console only, and the other listeners hear the first error', async () => {
  const { hub, heard, error } = start();
  const own = new Error('the reporter is broken');
  const late = new Error('the reporter is offline');
  hub.listen(() => {
    throw own;
  });
  hub.listen(() => Promise.reject(late));
  hub.report(boom, callback);
  await flush();
  expect(error.mock.calls).toEqual([[boom], [own], [late]]);
  expect(heard).toHaveLength(1);
});
