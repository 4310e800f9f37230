import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createLocationWatch } from '@/platform/location/location-watch';

/** Listeners stay, and hear of it again after startLocationUpdate. */
export const stopLocationUpdate: Api<NoParams, void> = defineApi('stopLocationUpdate', {
  check: checkNothing,
  run: ({ shelf }) => shelf(createLocationWatch).stop(),
});
