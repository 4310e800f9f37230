import type { Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';
import { limitAnswer } from './limit-answer';
import { locationFailure, locationTimeout } from './location-failure';
import { requireGeolocation } from './require-geolocation';

type Wanted = Required<PositionOptions>;

/** Where the device is, once. Settles also in a browser that never answers. */
export function askPosition(
  env: Env,
  wanted: Wanted,
  fail: Fail,
  signal: AbortSignal,
): Promise<GeolocationPosition> {
  const geolocation = requireGeolocation(env, fail);
  return new Promise((resolve, reject) => {
    const cancel = limitAnswer(env, wanted.timeout, () => reject(locationTimeout(fail)));
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
      wanted,
    );
  });
}
