import type { HostCalls } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

/** The host asks the visitor itself, so this may take as long as that takes. */
export function getLocationIn(client: Client): HostCalls['getLocation'] {
  return async ({ type }, { fail }) => {
    const data = await client.invoke('geoLocation', { type }, { api: 'getLocation', asks: true });
    const [latitude, longitude] = [Number(data['latitude']), Number(data['longitude'])];
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
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
