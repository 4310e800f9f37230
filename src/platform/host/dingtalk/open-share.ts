import type { HostAdapter } from '@/platform/host/host-adapter';
import type { DingTalkClient } from './create-client';

/** Everything that DingTalk shares with. */
const ALL = 0;

/** DingTalk's own dialog. Whether the card was sent it does not tell on all systems. */
export function openShareIn({ invoke }: DingTalkClient): NonNullable<HostAdapter['openShare']> {
  return async ({ title, desc, link, imgUrl }, { fail }) => {
    const card = { type: ALL, url: link, title, content: desc, image: imgUrl };
    await invoke('biz.util.share', card, { fail, asks: true });
    return 'opened';
  };
}
