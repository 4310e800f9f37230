import { isPlatformError } from '@/platform/call/errors';
import type { HostCalls } from '@/platform/host/host-adapter';
import { THINKING } from '@/platform/host/thinking-time';
import type { Client } from '@/platform/host/wechat/client';

export function getLocationIn(client: Client): HostCalls['getLocation'] {
  return async ({ type, timeout }, { fail, signal }) => {
    const options = { api: 'getLocation', patience: timeout + THINKING, signal };
    const data = await client.invoke('geoLocation', { type }, options).catch((cause: unknown) => {
      // The visitor has said no to the question: nothing else in this call can be cancelled.
      if (isPlatformError(cause) && cause.code === 'cancel')
        throw fail('denied', 'the visitor does not allow the location', cause);
      throw cause;
    });
    const [latitude, longitude] = [degrees(data['latitude']), degrees(data['longitude'])];
    if (latitude === null || longitude === null)
      throw fail('failed', 'the host answered without coordinates', data);
    const accuracy = Number(data['accuracy']) || 0;
    const speed = Number(data['speed']);
    return {
      latitude,
      longitude,
      coordinates: type,
      accuracy,
      horizontalAccuracy: accuracy,
      altitude: null,
      verticalAccuracy: null,
      // Clients say -1, or nothing, where they do not know.
      speed: speed >= 0 ? speed : null,
    };
  };
}

/** Some clients write them as text. */
function degrees(value: unknown): number | null {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isGiven && Number.isFinite(Number(value)) ? Number(value) : null;
}
