import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { createCompass } from '@/platform/device/sensors';

/** Listeners stay, and hear of it again after startCompass. */
export const stopCompass: Api<NoParams, void> = defineApi('stopCompass', {
  check: checkNothing,
  run: ({ shelf }) => shelf(createCompass).stop(),
});
