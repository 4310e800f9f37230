import type { HostCalls, HostWork } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

type MenuCall = 'hideMenuItems' | 'showMenuItems' | 'hideOptionMenu' | 'showOptionMenu';

/** What stands in the host's own menu. Items that are not about sharing stay, whatever is asked. */
export function menuItemsIn(client: Client): Pick<HostCalls, MenuCall> {
  const call =
    (name: MenuCall) =>
    async (params: object, { signal }: HostWork) => {
      await client.invoke(name, params, { api: `host.${name}`, signal });
    };
  return {
    hideMenuItems: call('hideMenuItems'),
    showMenuItems: call('showMenuItems'),
    hideOptionMenu: call('hideOptionMenu'),
    showOptionMenu: call('showOptionMenu'),
  };
}
