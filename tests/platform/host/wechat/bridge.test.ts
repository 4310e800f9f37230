import { fakeEnv } from '../../../helpers/fake-platform';
import {
  type Bridge,
  awaitBridge,
  bridgeOf,
  callBridge,
  whenBridge,
} from '@/platform/host/wechat/bridge';
import { describe, expect, it } from 'vitest';

describe('the bridge', () => {
  const bridge = { invoke: () => {}, on: () => {} };

  function start() {
    const { env, pass, timers } = fakeEnv();
    const announce = () => env.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    const put = (value: unknown = bridge) => Object.assign(env.window, { WeixinJSBridge: value });
    return {
      env,
      pass,
      timers,
      announce,
      put,
      wait: () => awaitBridge(env, 5000),
    };
  }

  describe('awaitBridge', () => {
    it('awaitBridge resolves to a bridge that is present', async () => {
      const { put, wait, timers } = start();
      put();
      expect(await wait()).toBe(bridge);
      expect(timers()).toBe(0);
    });

    it('awaitBridge resolves to a bridge that arrives', async () => {
      const { put, wait, announce, timers } = start();
      const waited = wait();
      put();
      announce();
      expect(await waited).toBe(bridge);
      expect(timers()).toBe(0);
    });

    it('awaitBridge finds a bridge without an event, and resolves to null without a bridge', async () => {
      const silent = start();
      const waited = silent.wait();
      silent.put();
      silent.pass(5000);
      expect(await waited).toBe(bridge);

      const absent = start();
      const vain = absent.wait();
      absent.pass(5000);
      expect(await vain).toBeNull();
    });
  });

  it('whenBridge runs once, at any time', () => {
    const { env, put, announce } = start();
    const life = new AbortController();
    const seen: unknown[] = [];
    whenBridge({ env, life }, (there) => seen.push(there));
    expect(seen).toEqual([]);
    put();
    announce();
    announce();
    expect(seen).toEqual([bridge]);
    whenBridge({ env, life }, (there) => seen.push(there));
    expect(seen).toEqual([bridge, bridge]);
  });

  it('whenBridge does not run after the app was unmounted', () => {
    const { env, put, announce } = start();
    const life = new AbortController();
    const seen: unknown[] = [];
    whenBridge({ env, life }, (there) => seen.push(there));
    life.abort();
    put();
    announce();
    whenBridge({ env, life }, (there) => seen.push(there));
    expect(seen).toEqual([]);
  });

  it.each([null, {}, { invoke: 'x' }, 5])('bridgeOf is null for %j', (value) => {
    const { env, put } = start();
    put(value);
    expect(bridgeOf(env)).toBeNull();
  });
});

describe('callBridge', () => {
  function start(invoke: Bridge['invoke']) {
    const { env, pass, timers } = fakeEnv();
    const call = (ms = 10_000) => callBridge(env, { invoke }, 'scanQRCode', { needResult: 1 }, ms);
    return { call, pass, timers };
  }

  it('callBridge passes the name and the params, and resolves to the answer with its data', async () => {
    const seen: unknown[] = [];
    const { call, timers } = start((name, params, answer) => {
      seen.push([name, params]);
      answer({ errMsg: 'scanQRCode:ok', resultStr: 'x' });
    });
    expect(await call()).toEqual({
      outcome: 'ok',
      message: 'ok',
      data: { errMsg: 'scanQRCode:ok', resultStr: 'x' },
    });
    expect(seen).toEqual([['scanQRCode', { needResult: 1 }]]);
    expect(timers()).toBe(0);
  });

  it('callBridge takes the first of several answers, and ignores an answer after the time-out', async () => {
    let answer: (result: unknown) => void = () => {};
    const { call, pass } = start((_name, _params, tell) => {
      answer = tell;
    });
    const twice = call();
    answer({ errMsg: 'scanQRCode:ok' });
    answer({ errMsg: 'scanQRCode:fail' });
    expect(await twice).toMatchObject({ outcome: 'ok' });
    const late = call();
    pass(10_000);
    answer({ errMsg: 'scanQRCode:ok' });
    expect(await late).toBe('late');
  });

  it('callBridge has no time limit for calls in which the user has to act', async () => {
    let answer: (result: unknown) => void = () => {};
    const { call, pass, timers } = start((_name, _params, tell) => {
      answer = tell;
    });
    const asked = call(0);
    expect(timers()).toBe(0);
    pass(3_600_000);
    answer({ errMsg: 'scanQRCode:cancel' });
    expect(await asked).toMatchObject({ outcome: 'cancel' });
  });

  it.each([
    [new Error('broken'), 'fail broken'],
    ['text', 'fail thrown'],
  ])('callBridge resolves to failed if the bridge throws %s', async (thrown, message) => {
    const { call, timers } = start(() => {
      throw thrown;
    });
    expect(await call()).toMatchObject({ outcome: 'failed', message });
    expect(timers()).toBe(0);
  });

  it.each([undefined, null, 'scanQRCode:ok', 5, Symbol('x'), () => {}])(
    'callBridge resolves for the answer %s',
    async (result) => {
      const { call } = start((_name, _params, answer) => answer(result));
      expect(await call()).toMatchObject({ outcome: expect.stringMatching(/^(ok|failed)$/) });
    },
  );

  it('callBridge resolves to failed if reading the answer throws', async () => {
    const hostile = {
      get errMsg() {
        throw new Error('hostile');
      },
    };
    const { call, timers } = start((_name, _params, answer) => {
      try {
        answer(hostile);
      } catch {
        // WeChat ignores errors of its callbacks too.
      }
    });
    expect(await call()).toMatchObject({ outcome: 'failed', message: 'failed' });
    expect(timers()).toBe(0);
  });
});
