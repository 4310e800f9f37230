import { describe, expect, it, vi } from 'vitest';
import * as whole from '@/platform/create-platform';
import { createEarlyPlatform } from '@/platform/early-platform';
import type { Navigator } from '@/router';
import { createDeferred } from '../helpers/deferred';
import { fakePlatform } from '../helpers/fake-platform';
import { flush } from '../helpers/flush';

/** An app whose calls have not come yet. */
function start() {
  const fake = fakePlatform();
  const code = createDeferred<typeof whole>();
  const load = vi.fn(() => code.promise);
  const platform = createEarlyPlatform(fake.context, {} as Navigator, load);
  return { ...fake, platform, load, come: () => code.resolve(whole), fail: code.reject };
}

it('fetches nothing before it is asked, and then once', () => {
  const { platform, load } = start();
  expect(platform.auth.user()).toBeNull();
  platform.setStorageSync('k', { a: [1] });
  expect(platform.getStorageSync('k')).toEqual({ a: [1] });
  expect(platform.getLocale()).toBe('en');
  expect(load).not.toHaveBeenCalled();
  void platform.showToast().catch(() => {});
  void platform.hideToast().catch(() => {});
  expect(load).toHaveBeenCalledTimes(1);
});

it('makes a call when its code has come', async () => {
  const { platform, context, come } = start();
  const shown = platform.showToast({ title: 'Saved' });
  come();
  await shown;
  expect(context.overlays.getState().open).toMatchObject([{ props: { title: 'Saved' } }]);
});

it('[S8.2] lets a call be aborted that has no code yet', async () => {
  const { platform } = start();
  const caller = new AbortController();
  const asked = platform.showModal({ title: 'Sure?', signal: caller.signal });
  const other = platform.until(AbortSignal.abort()).showModal();
  caller.abort();
  await expect(asked).rejects.toMatchObject({ code: 'abort', api: 'showModal' });
  await expect(other).rejects.toMatchObject({ code: 'abort' });
});

it('[S8.2] asks nothing any more when its code comes after the abort', async () => {
  const { platform, context, come } = start();
  const asked = platform.showModal({ title: 'Sure?' });
  asked.abort();
  await expect(asked).rejects.toMatchObject({ code: 'abort' });
  come();
  await platform.hideToast();
  await flush();
  expect(context.overlays.getState().open).toEqual([]);
});

it('says that the code did not come, and asks for it again with the next call', async () => {
  const { platform, load, fail } = start();
  fail(new TypeError('Failed to fetch'));
  await expect(platform.showToast()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'showToast:fail its code could not be loaded',
  });
  load.mockResolvedValue(whole);
  await platform.showToast();
});

it('[S8.3] a call fails as offline when its code cannot be fetched offline, and works once online', async () => {
  const { platform, load, fail, env } = start();
  Object.assign(env.window.navigator, { onLine: false });
  fail(new TypeError('Failed to fetch'));
  await expect(platform.request({ url: '/stones' })).rejects.toMatchObject({
    code: 'offline',
    errMsg: 'request:fail No network, please check your connection',
  });
  Object.assign(env.window.navigator, { onLine: true });
  load.mockResolvedValue(whole);
  await platform.showToast();
});

it.each([
  ['its params are wrong', {}, 'parameter.url should be a string that is not empty'],
  ['its code does not come', { url: 'ws://x.test' }, 'its code could not be loaded'],
])('has a socket tell its listeners when %s', async (_why, params, message) => {
  const { platform, come, fail } = start();
  const socket = platform.connectSocket(params as never);
  const heard: unknown[] = [];
  socket.onError(({ error }) => heard.push(error.errMsg));
  socket.onClose((event) => heard.push(event));
  if ('url' in params) fail(new TypeError('Failed to fetch'));
  else come();
  await flush();
  expect(heard).toMatchObject([`connectSocket:fail ${message}`, { code: 1006, reason: '' }]);
  expect(socket.readyState).toBe(3);
  await expect(socket.send({ data: 'x' })).rejects.toMatchObject({ message });
});

it('puts interceptors before calls that were made after them', async () => {
  const { platform, context, come } = start();
  platform.addInterceptor('showToast', { invoke: () => ({ title: 'changed' }) });
  const shown = platform.showToast({ title: 'asked' });
  come();
  await shown;
  expect(context.overlays.getState().open).toMatchObject([{ props: { title: 'changed' } }]);
});

describe('before its code has come', () => {
  it('the storage’s sync calls, with any value, and canIUse answer at once and fetch nothing', () => {
    const { platform, load } = start();
    const value = { at: new Date(5), tags: new Map([['a', new Set([1n])]]) };
    platform.setStorageSync('k', value);
    expect(platform.getStorageSync('k')).toEqual(value);
    expect(platform.getStorageInfoSync().keys).toEqual(['k']);
    platform.removeStorageSync('k');
    platform.clearStorageSync();
    expect(platform.getStorageSync('k')).toBeUndefined();
    expect(platform.getLaunchOptionsSync()).toMatchObject({ scene: 1001 });
    expect(platform.canIUse('showToast')).toBe(true);
    expect(platform.canIUse('onThemeChange')).toBe(true);
    expect(platform.canIUse('getSystemInfoSync')).toBe(true);
    expect(platform.canIUse('login')).toBe(false);
    expect(platform.canIUse('noSuchCall')).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('host.env and host.can answer as they do later', async () => {
    const { platform, come } = start();
    const answers = () => [
      platform.host.env(),
      platform.host.can('chooseImage'),
      platform.host.can('share.open'),
      platform.host.can('showToast'),
      platform.host.can('noSuchCall'),
    ];
    const early = answers();
    expect(early.slice(1)).toEqual(['web', 'assist', 'web', 'none']);
    come();
    await platform.host.ready();
    expect(answers()).toEqual(early);
  });

  it('units, base64, animations and the bus answer at once', () => {
    const { platform, context, load } = start();
    Object.assign(context.env.window, { innerWidth: 375, devicePixelRatio: 2 });
    expect(platform.rpx2px(750)).toBe(375);
    expect(new Uint8Array(platform.base64ToArrayBuffer('QUI='))).toEqual(new Uint8Array([65, 66]));
    expect(platform.createAnimation().opacity(0).step().export()).toBeDefined();
    const heard: unknown[] = [];
    const life = new AbortController();
    platform.$on('paid', (sum) => heard.push(sum));
    platform.until(life.signal).$on('paid', (sum) => heard.push(sum));
    platform.$emit('paid', 5);
    life.abort();
    platform.$emit('paid', 6);
    expect(heard).toEqual([5, 5, 6]);
    expect(load).not.toHaveBeenCalled();
  });

  it('throws no error that can be awaited', () => {
    const { platform } = start();
    const thrown = (() => {
      try {
        return platform.base64ToArrayBuffer('%');
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toMatchObject({ code: 'invalid', api: 'base64ToArrayBuffer' });
    expect(thrown).not.toHaveProperty('then');
  });
});

it('has no call that is none', () => {
  const { platform, load } = start();
  const loose = platform as unknown as Record<string, unknown>;
  for (const name of ['then', 'toJSON', 'nodeType', 'tagName', 'asymmetricMatch', 'constructor']) {
    expect(typeof loose[name], name).not.toBe(name === 'constructor' ? 'undefined' : 'function');
  }
  expect(load).not.toHaveBeenCalled();
});

it('is one for all who tie it to the same life', () => {
  const { platform } = start();
  const { signal } = new AbortController();
  expect(platform.until(signal)).toBe(platform.until(signal));
  expect(platform.until(signal)).not.toBe(platform);
});

it.each([undefined, null, 5, {}])('refuses to be tied to %j', (lifetime) => {
  const { platform } = start();
  expect(() => platform.until(lifetime as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'until:fail parameter.lifetime should be an AbortSignal',
    }),
  );
});
