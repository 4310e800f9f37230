import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/platform';
import type { Interceptor } from '@/platform/call/interceptors';
import { intercept } from '@/platform/call/intercept';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';

type Any = Interceptor<unknown, unknown>;

function through(chain: readonly Any[], run = async (input: unknown): Promise<unknown> => input) {
  const { env } = fakePlatform();
  return intercept(env, 'call', chain as never, 1, run);
}

it('interceptors that return nothing change nothing', async () => {
  expect(await through([{}, { invoke: () => {}, success: () => {} }])).toBe(1);
});

it('interceptors change parameters and results in the order of their registration', async () => {
  const add = (text: string): Any => ({
    invoke: (input) => `${input}${text}`,
    success: async (result) => `${result}(${text})`,
  });
  expect(await through([add('a'), add('b')])).toBe('1ab(a)(b)');
});

it('a call waits for an asynchronous invoke', async () => {
  const order: string[] = [];
  const invoke = async () => {
    await flush();
    order.push('invoke');
  };
  await through([{ invoke }], async () => order.push('run'));
  expect(order).toEqual(['invoke', 'run']);
});

it('an invoke that returns false refuses the call, which never runs', async () => {
  const run = vi.fn();
  await expect(through([{ invoke: () => false }], run)).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'cancel',
    errMsg: 'call:fail refused by an interceptor',
  });
  expect(run).not.toHaveBeenCalled();
});

it('an invoke that throws refuses the call', async () => {
  const invoke = () => {
    throw new Error('not today');
  };
  await expect(through([{ invoke }])).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'call:fail not today',
  });
});

it('a fail that returns a value replaces the error by a result', async () => {
  const failing = () => Promise.reject(new Error('lost'));
  const fail = vi.fn(() => 'from the shelf');
  expect(await through([{}, { fail }], failing)).toBe('from the shelf');
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'failed', api: 'call' }));
});

it('a fail that throws replaces the error by another one', async () => {
  const failing = () => Promise.reject(new Error('lost'));
  const fail = () => {
    throw new PlatformError({ code: 'denied', api: 'call', message: 'sign in' });
  };
  const last = vi.fn();
  await expect(through([{ fail }, { fail: last }], failing)).rejects.toMatchObject({
    code: 'denied',
  });
  expect(last).toHaveBeenCalledWith(expect.objectContaining({ code: 'denied' }));
});

it.each(['invoke', 'success', 'fail'])('a call times out if %s never answers', async (part) => {
  const { env, pass } = fakePlatform();
  const never = { [part]: () => new Promise(() => {}) };
  const run = () => (part === 'fail' ? Promise.reject(new Error('lost')) : Promise.resolve(1));
  const outcome = intercept(env, 'call', [never], 1, run).catch((error: unknown) => error);
  await flush();
  pass(60_000);
  expect(await outcome).toMatchObject({
    code: 'timeout',
    errMsg: 'call:fail an interceptor did not answer',
  });
});

it('a call through interceptors leaves no timer', async () => {
  const { env, timers } = fakePlatform();
  await intercept(env, 'call', [{ invoke: () => {}, success: () => {} }], 1, async () => 1);
  await flush();
  expect(timers()).toBe(0);
});

describe('complete', () => {
  it('complete receives the final result or error', async () => {
    const complete = vi.fn();
    await through([{ complete }, { success: () => 'changed' }]);
    expect(complete.mock.calls).toEqual([['changed']]);
    const failing = async () => {
      throw new Error('boom');
    };
    await through([{ complete }], failing).catch(() => {});
    expect(complete.mock.lastCall).toMatchObject([{ name: 'PlatformError', message: 'boom' }]);
  });

  it('a complete that throws does not change the result', async () => {
    const { env, reported } = fakePlatform();
    const complete = () => {
      throw new Error('mine');
    };
    const answer = intercept(env, 'call', [{ complete }], 1, async () => 'fine');
    expect(await answer).toBe('fine');
    expect(reported).toEqual([new Error('mine')]);
  });
});

describe('returnValue', () => {
  it('returnValue receives the promise and returns another one, a value, or nothing', async () => {
    const run = async () => 1;
    const twice: Any = { returnValue: (answer) => answer.then((n) => Number(n) * 2) };
    expect(await through([twice, { returnValue: () => {} }, twice], run)).toBe(4);
    expect(await through([{ returnValue: () => 'other' }], run)).toBe('other');
  });

  it('returnValue may replace an error by a result, or keep it', async () => {
    const failing = async () => {
      throw new Error('boom');
    };
    expect(await through([{ returnValue: (answer) => answer.catch(() => 'saved') }], failing)).toBe(
      'saved',
    );
    await expect(through([{ returnValue: () => {} }], failing)).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'call:fail boom',
    });
  });

  it('returnValue has a minute after the call has answered', async () => {
    const { env, pass } = fakePlatform();
    const returnValue = () => new Promise<never>(() => {});
    const answer = intercept(env, 'call', [{ returnValue }], 1, async () => 1);
    answer.catch(() => {});
    for (let n = 0; n < 10; n++) await flush();
    pass(60_000);
    await expect(answer).rejects.toMatchObject({ code: 'timeout' });
  });
});
