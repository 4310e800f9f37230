import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { createLocationWatch } from '@/platform/location/location-watch';

/** Listeners stay, and hear of it again after startLocationUpdate. */
export const stopLocationUpdate: Api<NoParams, void> = defineApi('stopLocationUpdate', {
  check: checkNothing,
  run: ({ shelf }) => shelf(createLocationWatch).stop(),
});
