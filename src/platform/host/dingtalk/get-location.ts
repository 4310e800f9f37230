import { isPlatformError } from '@/platform/call/errors';
import type { HostCalls } from '@/platform/host/host-adapter';
import type { HostOs } from '@/platform/host/host-env';
import { convertPoint } from '@/platform/maps/coordinates';
import { THINKING } from '@/platform/host/thinking-time';
import type { DingTalkClient } from './create-client';

const ACCURACY = 200;

/** DingTalk asks the visitor itself. Its numbers may come as text, and one level deeper. */
export function getLocationIn({ invoke }: DingTalkClient, os: HostOs): HostCalls['getLocation'] {
  return async ({ type, timeout }, { fail }) => {
    const asked = {
      targetAccuracy: ACCURACY,
      coordinate: type === 'gcj02' ? 1 : 0,
      withReGeocode: false,
      useCache: false,
    };
    const options = { fail, patience: timeout + THINKING };
    const data = await invoke('device.geolocation.get', asked, options).catch((cause: unknown) => {
      // The visitor has said no to the question: nothing else in this call can be cancelled.
      if (isPlatformError(cause) && cause.code === 'cancel')
        throw fail('denied', 'the visitor does not allow the location', cause);
      throw cause;
    });
    const told = Object(data['location'] ?? data) as Readonly<Record<string, unknown>>;
    const found = { latitude: numberOf(told['latitude']), longitude: numberOf(told['longitude']) };
    if (!Number.isFinite(found.latitude) || !Number.isFinite(found.longitude))
      throw fail('failed', 'the host answered without coordinates', data);
    // Android's has one system only, whatever is asked for.
    const system = os === 'android' ? 'gcj02' : type;
    const accuracy = numberOf(told['accuracy']) || 0;
    return {
      ...convertPoint(found, system, type),
      coordinates: type,
      accuracy,
      horizontalAccuracy: accuracy,
      altitude: null,
      verticalAccuracy: null,
      speed: null,
    };
  };
}

function numberOf(value: unknown): number {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : asNumber(value);
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
