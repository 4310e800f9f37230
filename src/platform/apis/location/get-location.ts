import { checkParams, flag, milliseconds, oneOf, optional } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { viaHost } from '@/platform/host/via-host';
import { askPosition } from '@/platform/location/ask-position';
import { type Location, locationOf } from '@/platform/location/location-of';
import type { CoordinateSystem } from '@/platform/maps/map-provider';

export type GetLocationParams = {
  /** @default 'wgs84' */
  readonly type?: CoordinateSystem | undefined;
  /** Asks for the altitude, which only the exact way of finding out knows. @default false */
  readonly altitude?: boolean | undefined;
  /** The exact way takes longer and costs power. @default false */
  readonly isHighAccuracy?: boolean | undefined;
  /** Milliseconds after which a rough location will do. @default timeout */
  readonly highAccuracyExpireTime?: number | undefined;
  /** Milliseconds. They count from when the visitor has allowed it. @default 20000 */
  readonly timeout?: number | undefined;
  /** How old a known location may be, in milliseconds. @default 0 */
  readonly maximumAge?: number | undefined;
};

export type GetLocationResult = Location;

const TIMEOUT = 20_000;

const check = checkParams({
  type: optional(oneOf('wgs84', 'gcj02'), 'wgs84'),
  altitude: optional(flag, false),
  isHighAccuracy: optional(flag, false),
  highAccuracyExpireTime: optional(milliseconds),
  timeout: optional(milliseconds, TIMEOUT),
  maximumAge: optional(milliseconds, 0),
});

/** Where the device is, by the messaging app's word inside one [S1.2]. Codes: denied, timeout, failed when it does not know, unsupported. */
export const getLocation: Api<GetLocationParams, GetLocationResult> = defineApi('getLocation', {
  check,
  run: (context, params, fail, { signal }) => {
    const { env } = context;
    const { type, timeout, maximumAge, highAccuracyExpireTime = timeout } = params;
    const enableHighAccuracy = params.altitude || params.isHighAccuracy;
    const exactly = enableHighAccuracy ? Math.min(highAccuracyExpireTime, timeout) : timeout;
    const ask = async (wanted: { timeout: number; enableHighAccuracy: boolean }) =>
      locationOf(await askPosition(env, { ...wanted, maximumAge }, fail, signal), type);

    const askBrowser = async () => {
      try {
        return await ask({ timeout: exactly, enableHighAccuracy });
      } catch (error) {
        const isLate = isPlatformError(error) && error.code === 'timeout';
        if (!isLate || exactly === timeout || signal.aborted) throw error;
        return ask({ timeout: timeout - exactly, enableHighAccuracy: false });
      }
    };
    return viaHost(context, 'getLocation', { type, timeout }, { fail, signal }, askBrowser);
  },
});
