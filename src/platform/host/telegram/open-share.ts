import type { HostAdapter } from '@/platform/host/host-adapter';
import type { TelegramClient } from './create-client';

/** The dialog that chooses a chat. Telegram puts the mini app away for it, and does not tell what was sent. */
export function openShareIn({ post }: TelegramClient): NonNullable<HostAdapter['openShare']> {
  return async ({ title, desc, link }) => {
    const text = [title, desc].filter((part) => part !== '').join('\n');
    const query = `url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`;
    post('web_app_open_tg_link', { path_full: `/share/url?${query}` });
    return 'opened';
  };
}
