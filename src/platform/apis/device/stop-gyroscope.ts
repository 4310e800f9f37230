import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { createGyroscope } from '@/platform/device/sensors';

/** Listeners stay, and hear of it again after startGyroscope. */
export const stopGyroscope: Api<NoParams, void> = defineApi('stopGyroscope', {
  check: checkNothing,
  run: ({ shelf }) => shelf(createGyroscope).stop(),
});
