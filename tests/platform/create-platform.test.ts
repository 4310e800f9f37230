import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import * as chromeApis from '@/platform/chrome/calls';
import * as feedbackApis from '@/platform/feedback/calls';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';
import { keptListeners } from '../helpers/kept-listeners';

const start = () => {
  const fake = fakePlatform();
  return { ...fake, platform: createPlatform(fake.context, {} as Navigator) };
};

it('the platform has every call of chrome and feedback under its name', () => {
  const { platform } = start();
  for (const name of Object.keys({ ...chromeApis, ...feedbackApis })) {
    expect(platform, name).toHaveProperty(name, expect.any(Function));
  }
});

it('a call in the first moment runs when its code has loaded', async () => {
  const { platform, context } = start();
  await platform.showToast({ title: 'Saved' });
  expect(context.overlays.getState().open).toMatchObject([{ props: { title: 'Saved' } }]);
});

it('the end of a lifetime removes its listeners from the bus', () => {
  const { platform } = start();
  const page = new AbortController();
  const kept = keptListeners(page.signal);
  const tied = platform.until(page.signal);
  const [own, once, removed, others] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  tied.$on('saved', own);
  tied.$once('saved', once);
  tied.$on('saved', removed)();
  platform.$on('saved', others);
  platform.$emit('saved', 1);
  page.abort();
  tied.$on('saved', own);
  tied.$emit('saved', 2);
  expect(own.mock.calls).toEqual([[1]]);
  expect(once.mock.calls).toEqual([[1]]);
  expect(removed).not.toHaveBeenCalled();
  expect(others.mock.calls).toEqual([[1], [2]]);
  expect(kept.left()).toBe(0);
});

it('connectSocket with wrong parameters throws at once', () => {
  const { platform } = start();
  expect(() => platform.connectSocket({} as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg:
        'connectSocket:fail parameter.url should be a string that is not empty, or a function',
    }) as Error,
  );
});

describe('synchronous calls', () => {
  it('storage calls with any value and canIUse return at once', () => {
    const { platform } = start();
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
  });

  it('host.env and host.can return the same before and after the host’s code has loaded', async () => {
    const { platform } = start();
    const answers = () => [
      platform.host.env(),
      platform.host.can('chooseImage'),
      platform.host.can('share.open'),
      platform.host.can('showToast'),
      platform.host.can('noSuchCall'),
    ];
    const early = answers();
    expect(early.slice(1)).toEqual(['web', 'assist', 'web', 'none']);
    await platform.host.ready();
    expect(answers()).toEqual(early);
  });

  it('units, base64, animations and the bus return at once', () => {
    const { platform, context } = start();
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
  });

  it('the error of a synchronous call is not a thenable', () => {
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

it('the platform has no property that JavaScript or test tools would call', () => {
  const { platform } = start();
  const loose = platform as unknown as Record<string, unknown>;
  for (const name of ['then', 'toJSON', 'nodeType', 'tagName', 'asymmetricMatch', 'constructor']) {
    expect(typeof loose[name], name).not.toBe(name === 'constructor' ? 'undefined' : 'function');
  }
});

it('until returns the same object for the same lifetime', () => {
  const { platform } = start();
  const { signal } = new AbortController();
  expect(platform.until(signal)).toBe(platform.until(signal));
  expect(platform.until(signal)).not.toBe(platform);
});

it('the platform of a page has the same names, and only its own calls end with the page', () => {
  const { platform } = start();
  const tied = platform.until(new AbortController().signal);
  expect(Object.keys(tied)).toEqual(Object.keys(platform));
  expect(Object.keys(tied.host)).toEqual(Object.keys(platform.host));
  expect(Object.keys(tied.share)).toEqual(Object.keys(platform.share));
  expect(tied.canIUse).toBe(platform.canIUse);
  expect(tied.auth).toBe(platform.auth);
  expect(tied.$on).not.toBe(platform.$on);
  expect(tied.showToast).not.toBe(platform.showToast);
});

it.each([undefined, null, 5, {}])('until refuses %j', (lifetime) => {
  const { platform } = start();
  expect(() => platform.until(lifetime as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'until:fail parameter.lifetime should be an AbortSignal',
    }),
  );
});
