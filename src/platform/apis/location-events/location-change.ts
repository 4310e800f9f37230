import type { EventSource } from '@/platform/call/listeners';
import type { Location } from '@/platform/location/location-of';
import { createLocationWatch } from '@/platform/location/location-watch';

/** Where the device is, each time it has moved, between startLocationUpdate and stopLocationUpdate. */
export const locationChange: EventSource<Location> = ({ shelf }, emit) =>
  shelf(createLocationWatch).onLocation(emit);
