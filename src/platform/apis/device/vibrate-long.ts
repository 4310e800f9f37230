import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { vibrate } from '@/platform/device/vibrate';

const DURATION = 400;

/** A long vibration: 400 ms. */
export const vibrateLong: Api<NoParams, void> = defineApi('vibrateLong', {
  check: checkNothing,
  run: ({ env }, _params, fail) => vibrate(env, DURATION, fail),
});
