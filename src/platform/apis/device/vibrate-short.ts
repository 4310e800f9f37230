import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { vibrate } from '@/platform/device/vibrate';

const DURATION = 15;

/** A short vibration: 15 ms. */
export const vibrateShort: Api<NoParams, void> = defineApi('vibrateShort', {
  check: checkNothing,
  run: ({ env }, _params, fail) => vibrate(env, DURATION, fail),
});
