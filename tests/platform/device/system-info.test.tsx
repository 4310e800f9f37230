import { afterEach, describe, expect, it } from 'vitest';
import { createEnv, createPlatform } from '@/platform';
import { getSystemInfo } from '@/platform/device/calls';
import { appBaseInfo, deviceInfo, systemInfo, windowInfo } from '@/platform/device/system-info';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';
import { openApp, page } from '../../helpers/open-app';

describe('the device and the app', () => {
  const start = () => fakePlatform({ env: createEnv(window) }).context;
  const root = document.documentElement;

  afterEach(() => {
    root.removeAttribute('data-theme');
  });

  it('the device id is the same during a load and another one after a reload', () => {
    const context = start();
    const { deviceId, deviceOrientation } = deviceInfo(context);
    expect(deviceId).toMatch(/^\d{4,40}$/);
    expect(deviceInfo(context).deviceId).toBe(deviceId);
    expect(deviceInfo(start()).deviceId).not.toBe(deviceId);
    expect(deviceOrientation).toBe('portrait');
  });

  it('the app info has the theme and the name of the document', () => {
    expect(appBaseInfo(start())).toMatchObject({
      theme: 'light',
      appLanguage: 'en',
      language: navigator.language,
      browserName: 'chrome',
    });
    root.dataset.theme = 'dark';
    const meta = Object.assign(document.createElement('meta'), { name: 'application-name' });
    meta.content = 'Quarry';
    document.head.append(meta);
    expect(appBaseInfo(start())).toMatchObject({
      theme: 'dark',
      hostTheme: 'dark',
      appName: 'Quarry',
    });
    meta.remove();
  });

  it('systemInfo contains the window, the device and the app', () => {
    const context = start();
    expect(systemInfo(context)).toEqual({
      ...windowInfo(context),
      ...deviceInfo(context),
      ...appBaseInfo(context),
    });
  });
});

describe('the window', () => {
  const start = () => fakePlatform({ env: createEnv(window) }).context;
  const root = document.documentElement;

  afterEach(() => root.removeAttribute('style'));

  it('the window info has the size of the window and the safe area', () => {
    root.style.setProperty('--portico-safe-top', '47px');
    root.style.setProperty('--portico-safe-bottom', '34px');
    expect(windowInfo(start())).toEqual({
      pixelRatio: window.devicePixelRatio,
      screenWidth: window.screen.width,
      screenHeight: window.screen.height,
      windowWidth: 390,
      windowHeight: 844,
      windowTop: 0,
      windowBottom: 0,
      statusBarHeight: 0,
      safeArea: { top: 47, right: 390, bottom: 810, left: 0, width: 390, height: 763 },
      safeAreaInsets: { top: 47, right: 0, bottom: 34, left: 0 },
    });
  });

  it('the height of the window excludes the navigation bar and the tab bar', async () => {
    const { platform, go } = await openApp({
      routes: {
        '/': page(() => <p>Home</p>, { tab: true }),
        '/item': page(() => <p>Item</p>),
      },
      tabBar: { items: [{ page: '/', text: 'Home' }] },
    });
    const heights = () => {
      const { windowTop, windowHeight, windowBottom } = platform.getWindowInfo();
      return [windowTop, windowHeight, windowBottom];
    };
    expect(heights()).toEqual([44, 750, 50]);
    await go('navigate', '/item');
    expect(heights()).toEqual([44, 800, 0]);
  });
});

describe('getSystemInfo', () => {
  it('getSystemInfo resolves with the window, the device and the app', async () => {
    const context = fakePlatform({ env: createEnv(window) }).context;
    const info = await getSystemInfo(context)();
    expect(info).toEqual(systemInfo(context));
    expect(info).toMatchObject({ windowWidth: 390, osName: 'linux', uniPlatform: 'web' });
  });
});

describe('the synchronous calls', () => {
  it('getSystemInfoSync, getDeviceInfo and getAppBaseInfo answer from the first moment', () => {
    const { context } = fakePlatform({ env: createEnv(window) });
    const platform = createPlatform(context, {} as Navigator);
    expect(platform.getSystemInfoSync()).toEqual(systemInfo(context));
    expect(platform.getDeviceInfo()).toEqual(deviceInfo(context));
    expect(platform.getAppBaseInfo()).toEqual(appBaseInfo(context));
  });
});
