import { describe, expect, it } from 'vitest';
import { awaitBridge, bridgeOf, whenBridge } from '@/platform/host/wechat/bridge';
import { fakeEnv } from '../../../helpers/fake-platform';

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
  it('gives one that is here at once', async () => {
    const { put, wait, timers } = start();
    put();
    expect(await wait()).toBe(bridge);
    expect(timers()).toBe(0);
  });

  it('gives one that comes', async () => {
    const { put, wait, announce, timers } = start();
    const waited = wait();
    put();
    announce();
    expect(await waited).toBe(bridge);
    expect(timers()).toBe(0);
  });

  it('finds one that nobody announced, and gives up on none', async () => {
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

it('whenBridge runs once, however late', () => {
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

it('whenBridge runs for no app that was unmounted', () => {
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

it.each([null, {}, { invoke: 'x' }, 5])('bridgeOf takes no %j for one', (value) => {
  const { env, put } = start();
  put(value);
  expect(bridgeOf(env)).toBeNull();
});
