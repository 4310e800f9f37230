import type { PlatformError } from '@/platform/call/errors';
import type { EventSource } from '@/platform/call/listeners';
import { createLocationWatch } from '@/platform/location/location-watch';

/** Why there is no location at the moment. After code denied the watch is over, after others it goes on. */
export const locationChangeError: EventSource<PlatformError> = ({ shelf }, emit) =>
  shelf(createLocationWatch).onFailure(emit);
