import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { type SystemInfo, systemInfo } from '@/platform/device/system-info';

/** The window, the device and the app in one, as getSystemInfoSync has them. */
export const getSystemInfo: Api<NoParams, SystemInfo> = defineApi('getSystemInfo', {
  check: checkNothing,
  run: (context) => systemInfo(context),
});
