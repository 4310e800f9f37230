import type { PlatformError } from '@/platform/errors';
import type { EventSource } from '@/platform/lazy-events';
import { createLocationWatch } from '@/platform/location/location-watch';

/** Why there is no location at the moment. After code denied the watch is over, after others it goes on. */
export const locationChangeError: EventSource<PlatformError> = ({ shelf }, emit) =>
  shelf(createLocationWatch).onFailure(emit);
