import type { HostWork } from '@/platform/host/adapter';
import { PlatformError } from '@/platform';
import { createClient, type TelegramClient } from '@/hosts/telegram/client';
import { fakePlatform } from './fake-platform';

/** Telegram around a page. It keeps the calls of the page and can send it events. */
export function telegramApp() {
  const fake = fakePlatform();
  const posts: (readonly [name: string, data: unknown])[] = [];
  const client: TelegramClient = createClient(fake.context, {
    post: (name, data) => posts.push([name, data]),
  });
  const { Telegram } = fake.context.env.window as unknown as {
    readonly Telegram: { readonly WebView: { receiveEvent(event: string, data?: unknown): void } };
  };
  return { ...fake, client, posts, tell: Telegram.WebView.receiveEvent };
}

/** The second argument of a call of the host. */
export function hostWork(api = 'host.call', signal = new AbortController().signal): HostWork {
  return {
    signal,
    fail: (code, message, cause) => new PlatformError({ code, api, message, cause }),
  };
}
