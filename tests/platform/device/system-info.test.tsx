import { afterEach, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { appBaseInfo, deviceInfo, systemInfo, windowInfo } from '@/platform/device/system-info';
import { fakePlatform } from '../../helpers/fake-platform';

const start = () => fakePlatform({ env: createEnv(window) }).context;
const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-theme');
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
