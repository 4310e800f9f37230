import type { Fail } from '@/platform/call/check';
import type { PlatformError } from '@/platform/call/errors';

/** As in GeolocationPositionError, which is not there for everybody to ask. */
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** What the browser says of a location that it does not tell. */
export function locationFailure(fail: Fail, error: GeolocationPositionError): PlatformError {
  switch (error.code) {
    case PERMISSION_DENIED:
      return fail('denied', 'the visitor or the system does not allow the location', error);
    case TIMEOUT:
      return locationTimeout(fail, error);
    default:
      return fail('failed', 'the device does not know where it is', error);
  }
}

export function locationTimeout(fail: Fail, cause?: unknown): PlatformError {
  return fail('timeout', 'the location did not come in time', cause);
}
