import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { vibrate } from '@/platform/device/vibrate';

const DURATION = 400;

/** A long vibration: 400 ms. */
export const vibrateLong: Api<NoParams, void> = defineApi('vibrateLong', {
  check: checkNothing,
  run: ({ env }, _params, fail) => vibrate(env, DURATION, fail),
});
