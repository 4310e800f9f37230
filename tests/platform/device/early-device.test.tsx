import { expect, it } from 'vitest';
import { createEnv, createPlatform } from '@/platform';
import { appBaseInfo, deviceInfo, systemInfo } from '@/platform/device/system-info';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

it('getSystemInfoSync, getDeviceInfo and getAppBaseInfo answer from the first moment', () => {
  const { context } = fakePlatform({ env: createEnv(window) });
  const platform = createPlatform(context, {} as Navigator);
  expect(platform.getSystemInfoSync()).toEqual(systemInfo(context));
  expect(platform.getDeviceInfo()).toEqual(deviceInfo(context));
  expect(platform.getAppBaseInfo()).toEqual(appBaseInfo(context));
});
