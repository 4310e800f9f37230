import { describe, expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { platformOf } from '../../helpers/platform-of';

/** The platform of an app that has just started: no code of an asynchronous call has loaded yet. */
function start() {
  const fake = fakePlatform();
  return { ...fake, platform: platformOf(fake.context) };
}

it('a call that is made in the first moment runs when its code has loaded', async () => {
  const { platform, context } = start();
  await platform.showToast({ title: 'Saved' });
  expect(context.overlays.getState().open).toMatchObject([{ props: { title: 'Saved' } }]);
});

it('[S8.2] a call can be aborted before its code has loaded', async () => {
  const { platform } = start();
  const caller = new AbortController();
  const asked = platform.showModal({ title: 'Sure?', signal: caller.signal });
  const other = platform.until(AbortSignal.abort()).showModal();
  caller.abort();
  await expect(asked).rejects.toMatchObject({ code: 'abort', api: 'showModal' });
  await expect(other).rejects.toMatchObject({ code: 'abort' });
});

it('[S8.2] a call that was aborted shows nothing when its code has loaded', async () => {
  const { platform, context } = start();
  const asked = platform.showModal({ title: 'Sure?' });
  asked.abort();
  await expect(asked).rejects.toMatchObject({ code: 'abort' });
  await platform.hideToast();
  await flush();
  expect(context.overlays.getState().open).toEqual([]);
});

it('a socket with wrong parameters throws where the mistake was made', () => {
  const { platform } = start();
  expect(() => platform.connectSocket({} as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'connectSocket:fail parameter.url should be a string that is not empty',
    }) as Error,
  );
});

it('an interceptor also stands before calls whose code has not loaded', async () => {
  const { platform, context } = start();
  platform.addInterceptor('showToast', { invoke: () => ({ title: 'changed' }) });
  await platform.showToast({ title: 'asked' });
  expect(context.overlays.getState().open).toMatchObject([{ props: { title: 'changed' } }]);
});

describe('synchronous calls', () => {
  it('storage calls with any value and canIUse answer at once', () => {
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

  it('host.env and host.can give the same answers before and after the host’s code has loaded', async () => {
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

  it('units, base64, animations and the bus answer at once', () => {
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

  it('the error of a synchronous call is no thenable', () => {
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

it('the platform has no property that tools or the language would call', () => {
  const { platform } = start();
  const loose = platform as unknown as Record<string, unknown>;
  for (const name of ['then', 'toJSON', 'nodeType', 'tagName', 'asymmetricMatch', 'constructor']) {
    expect(typeof loose[name], name).not.toBe(name === 'constructor' ? 'undefined' : 'function');
  }
});

it('all who tie the platform to the same lifetime get the same object', () => {
  const { platform } = start();
  const { signal } = new AbortController();
  expect(platform.until(signal)).toBe(platform.until(signal));
  expect(platform.until(signal)).not.toBe(platform);
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
