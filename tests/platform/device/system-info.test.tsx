import { afterEach, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { appBaseInfo, deviceInfo, systemInfo, windowInfo } from '@/platform/device/system-info';
import { fakePlatform } from '../../helpers/fake-platform';
import { openApp, page } from '../../helpers/open-app';

const start = () => fakePlatform({ env: createEnv(window) }).context;
const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('data-theme');
});

it('measures the window, and what notches leave of it', () => {
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

it('leaves the bars out of the window’s height', async () => {
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

it('gives the device an id of this load only', () => {
  const context = start();
  const { deviceId, deviceOrientation } = deviceInfo(context);
  expect(deviceId).toMatch(/^\d{4,40}$/);
  expect(deviceInfo(context).deviceId).toBe(deviceId);
  expect(deviceInfo(start()).deviceId).not.toBe(deviceId);
  expect(deviceOrientation).toBe('portrait');
});

it('tells the theme that the app wears, and its name', () => {
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

it('has all of it in one', () => {
  const context = start();
  expect(systemInfo(context)).toEqual({
    ...windowInfo(context),
    ...deviceInfo(context),
    ...appBaseInfo(context),
  });
});
