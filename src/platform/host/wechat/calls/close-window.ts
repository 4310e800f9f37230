import type { HostCalls } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

/** WeChat closes its window for every page, also for one that it has refused. */
export function closeWindowIn(client: Client): HostCalls['closeWindow'] {
  return async () => {
    await client.invoke('closeWindow', {}, { api: 'host.closeWindow', unsigned: true });
  };
}
