import type { HostCalls } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

/** The host's map, with its way to the visitor's navigation apps. */
export function openLocationIn(client: Client): HostCalls['openLocation'] {
  return async ({ latitude, longitude, scale, name, address }, { signal }) => {
    const shown = { latitude, longitude, scale, name, address, infoUrl: '' };
    await client.invoke('openLocation', shown, { api: 'openLocation', signal });
  };
}
