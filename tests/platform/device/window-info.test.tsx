import { afterEach, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { windowInfo } from '@/platform/device/system-info';
import { fakePlatform } from '../../helpers/fake-platform';
import { openApp, page } from '../../helpers/open-app';

const start = () => fakePlatform({ env: createEnv(window) }).context;
const root = document.documentElement;

afterEach(() => root.removeAttribute('style'));

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
