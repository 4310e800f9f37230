import { expect, it, vi } from 'vitest';
import { createEarlyPlatform, createEnv } from '@/platform';
import { appBaseInfo, deviceInfo, systemInfo } from '@/platform/device/system-info';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

it('the device’s sync calls answer before the code of the platform has come', () => {
  const { context } = fakePlatform({ env: createEnv(window) });
  const load = vi.fn(() => new Promise<never>(() => {}));
  const platform = createEarlyPlatform(context, {} as Navigator, load);
  expect(platform.getSystemInfoSync()).toEqual(systemInfo(context));
  expect(platform.getDeviceInfo()).toEqual(deviceInfo(context));
  expect(platform.getAppBaseInfo()).toEqual(appBaseInfo(context));
  expect(load).not.toHaveBeenCalled();
});
