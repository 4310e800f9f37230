import type { Fail } from '@/platform/call/check';
import { type Api, defineApi } from '@/platform/call/define';
import type { Env } from '@/platform/call/env';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { checkParams, flag, milliseconds, oneOf, optional } from '@/platform/call/params';
import { timeOut } from '@/platform/call/timers';
import { viaHost } from '@/platform/host/via-host';
import { convertPoint } from '@/platform/maps/coordinates';
import type { CoordinateSystem } from '@/platform/maps/provider';
import { type Location, locationAt } from './location';

export type GetLocationParams = {
  /** @default 'wgs84' */
  readonly type?: CoordinateSystem | undefined;
  /** Asks for the altitude. Only the exact position has one. @default false */
  readonly altitude?: boolean | undefined;
  /** The exact position takes longer and costs power. @default false */
  readonly isHighAccuracy?: boolean | undefined;
  /** Milliseconds after which a rough position is accepted. @default timeout */
  readonly highAccuracyExpireTime?: number | undefined;
  /** Milliseconds, counted from the user's permission. @default 20000 */
  readonly timeout?: number | undefined;
  /** The oldest position that is accepted, in milliseconds. @default 0 */
  readonly maximumAge?: number | undefined;
};

export type GetLocationResult = Location;

/** Milliseconds. */
const DEFAULT_TIMEOUT = 20_000;

/** Milliseconds by which the browser's own time-out comes first. */
const GRACE_TIME = 1000;

/** Milliseconds for the user's answer to the permission prompt. Browsers start their time-out after the answer. */
const PROMPT_TIME = 60_000;

/** Codes of GeolocationPositionError. Not every browser exposes the class. */
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

const checkPosition = checkParams({
  type: optional(oneOf('wgs84', 'gcj02'), 'wgs84'),
  altitude: optional(flag, false),
  isHighAccuracy: optional(flag, false),
  highAccuracyExpireTime: optional(milliseconds),
  timeout: optional(milliseconds, DEFAULT_TIMEOUT),
  maximumAge: optional(milliseconds, 0),
});

/**
 * The phone's position. Inside a messaging app, the app's own call answers [S1.2]. Codes: `denied`, `timeout`,
 * `unsupported`, and `failed` if the phone cannot find its position.
 */
export const getLocation: Api<GetLocationParams, GetLocationResult> = defineApi('getLocation', {
  check: checkPosition,
  run: (context, params, fail, { signal }) => {
    const { env } = context;
    const { type, timeout, maximumAge, highAccuracyExpireTime = timeout } = params;
    const enableHighAccuracy = params.altitude || params.isHighAccuracy;
    const exactTime = enableHighAccuracy ? Math.min(highAccuracyExpireTime, timeout) : timeout;
    const ask = async (options: Omit<Required<PositionOptions>, 'maximumAge'>) =>
      locationOf(await askPosition(env, { ...options, maximumAge }, fail, signal), type);

    const askBrowser = async () => {
      try {
        return await ask({ timeout: exactTime, enableHighAccuracy });
      } catch (error) {
        const isLate = isPlatformError(error, 'timeout');
        if (!isLate || exactTime === timeout || signal.aborted) throw error;
        return ask({ timeout: timeout - exactTime, enableHighAccuracy: false });
      }
    };
    return viaHost(context, 'getLocation', { type, timeout }, { fail, signal }, askBrowser);
  },
});

/** Asks the browser for one position. Settles even if the browser never answers. */
export function askPosition(
  env: Env,
  options: Required<PositionOptions>,
  fail: Fail,
  signal: AbortSignal,
): Promise<GeolocationPosition> {
  const geolocation = requireGeolocation(env, fail);
  return new Promise((resolve, reject) => {
    const cancel = limitAnswer(env, options.timeout, () => reject(locationTimeout(fail)));
    signal.addEventListener('abort', cancel);
    geolocation.getCurrentPosition(
      (position) => {
        cancel();
        resolve(position);
      },
      (error) => {
        cancel();
        reject(locationFailure(fail, error));
      },
      options,
    );
  });
}

export function requireGeolocation({ window }: Env, fail: Fail): Geolocation {
  const geolocation = window.navigator?.geolocation;
  if (!geolocation) throw fail('unsupported', 'this browser cannot tell the location');
  // Without https, browsers have the object and answer as if the user had refused.
  if (!window.isSecureContext)
    throw fail('unsupported', 'browsers tell the location over https only');
  return geolocation;
}

/**
 * Calls `onTimeOut` if the browser does not answer in time: some in-app browsers never do. Returns a function that
 * cancels it.
 */
export function limitAnswer(env: Env, ms: number, onTimeOut: () => void): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    cancel();
  };
  let cancel = timeOut(env, ms + GRACE_TIME, () => {
    cancel = timeOut(env, PROMPT_TIME, onTimeOut);
    void isPromptOpen(env).then((isOpen) => {
      if (isOpen || isOver) return;
      end();
      onTimeOut();
    });
  });
  return end;
}

async function isPromptOpen({ window }: Env): Promise<boolean> {
  try {
    const { state } = await window.navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt';
  } catch {
    // Safari before 16 has no permissions.query.
    return false;
  }
}

export function locationFailure(fail: Fail, error: GeolocationPositionError): PlatformError {
  switch (error.code) {
    case PERMISSION_DENIED: {
      const advice = 'the user can allow it in the settings of the browser and of the phone';
      return fail('denied', `the location is not allowed: ${advice}`, error);
    }
    case TIMEOUT:
      return locationTimeout(fail, error);
    default:
      return fail('failed', 'the phone cannot find its location', error);
  }
}

export function locationTimeout(fail: Fail, cause?: unknown): PlatformError {
  return fail('timeout', 'the location did not come in time', cause);
}

/** Browsers report positions in WGS-84. */
export function locationOf({ coords }: GeolocationPosition, type: CoordinateSystem): Location {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, speed } = coords;
  const point = convertPoint({ latitude, longitude }, 'wgs84', type);
  return locationAt(point, type, {
    accuracy,
    altitude,
    verticalAccuracy: altitudeAccuracy,
    speed,
  });
}
