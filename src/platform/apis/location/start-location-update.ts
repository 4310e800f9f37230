import { checkParams, oneOf, optional } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { createLocationWatch } from '@/platform/location/location-watch';
import type { CoordinateSystem } from '@/platform/maps/map-provider';

export type StartLocationUpdateParams = {
  /** @default 'gcj02' */
  readonly type?: CoordinateSystem | undefined;
};

const check = checkParams({ type: optional(oneOf('wgs84', 'gcj02'), 'gcj02') });

/** Follows the device, for onLocationChange. A further start changes the type. It sleeps while the app is out of sight. */
export const startLocationUpdate: Api<StartLocationUpdateParams, void> = defineApi(
  'startLocationUpdate',
  {
    check,
    run: ({ shelf }, { type }, _fail, { signal }) => shelf(createLocationWatch).start(type, signal),
  },
);
