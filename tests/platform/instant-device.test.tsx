import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { appBaseInfo, deviceInfo, systemInfo } from '@/platform/device/system-info';
import { createInstantDevice } from '@/platform/instant-device';
import { fakePlatform } from '../helpers/fake-platform';

it('answers at once', () => {
  const { context } = fakePlatform({ env: createEnv(window) });
  const { getSystemInfoSync, getDeviceInfo, getAppBaseInfo } = createInstantDevice(context);
  expect(getSystemInfoSync()).toEqual(systemInfo(context));
  expect(getDeviceInfo()).toEqual(deviceInfo(context));
  expect(getAppBaseInfo()).toEqual(appBaseInfo(context));
});
