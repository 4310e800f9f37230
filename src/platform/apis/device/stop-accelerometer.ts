import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { createAccelerometer } from '@/platform/device/sensors';

/** Listeners stay, and hear of it again after startAccelerometer. */
export const stopAccelerometer: Api<NoParams, void> = defineApi('stopAccelerometer', {
  check: checkNothing,
  run: ({ shelf }) => shelf(createAccelerometer).stop(),
});
