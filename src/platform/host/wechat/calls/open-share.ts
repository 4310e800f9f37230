import type { HostAdapter } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

/** WeCom's own dialog. Whether the card was sent it does not tell. */
export function openShareIn(client: Client): NonNullable<HostAdapter['openShare']> {
  return async ({ title, desc, link, imgUrl }, { signal }) => {
    const card = { title, desc, link, imgUrl };
    await client.invoke('shareAppMessage', card, { api: 'share.open', asks: true, signal });
    return 'opened';
  };
}
