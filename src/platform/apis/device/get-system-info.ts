import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { type SystemInfo, systemInfo } from '@/platform/device/system-info';

/** The window, the device and the app in one, as getSystemInfoSync has them. */
export const getSystemInfo: Api<NoParams, SystemInfo> = defineApi('getSystemInfo', {
  check: checkNothing,
  run: (context) => systemInfo(context),
});
