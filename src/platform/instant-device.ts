import type { PlatformContext } from './context';
import {
  type AppBaseInfo,
  appBaseInfo,
  type DeviceInfo,
  deviceInfo,
  type SystemInfo,
  systemInfo,
} from './device/system-info';

export type InstantDevice = {
  getSystemInfoSync(): SystemInfo;
  getDeviceInfo(): DeviceInfo;
  getAppBaseInfo(): AppBaseInfo;
};

/** Questions about the device that are answered at once; getWindowInfo is in the first load already. */
export function createInstantDevice(context: PlatformContext): InstantDevice {
  return {
    getSystemInfoSync: () => systemInfo(context),
    getDeviceInfo: () => deviceInfo(context),
    getAppBaseInfo: () => appBaseInfo(context),
  };
}
