import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { getSystemInfo } from '@/platform/device/calls';
import { systemInfo } from '@/platform/device/system-info';
import { fakePlatform } from '../../../helpers/fake-platform';

it('tells the window, the device and the app in one', async () => {
  const context = fakePlatform({ env: createEnv(window) }).context;
  const info = await getSystemInfo(context)();
  expect(info).toEqual(systemInfo(context));
  expect(info).toMatchObject({ windowWidth: 390, osName: 'linux', uniPlatform: 'web' });
});
