import { attempt } from '@/shared/errors';

/** Sends messages from a mini app to Telegram. */
export type Channel = { post(name: string, data: object): void };

type TelegramWindow = {
  readonly TelegramWebviewProxy?: { readonly postEvent?: (name: string, data: string) => void };
  readonly external?: { readonly notify?: (message: string) => void };
};

const WEB_VERSION = 'https://web.telegram.org';

/** The app's proxy, or the page of Telegram's web version that contains this frame. Null in a browser. */
export function channelOf(window: Window): Channel | null {
  const { TelegramWebviewProxy: proxy, external } = window as unknown as TelegramWindow;
  if (typeof proxy?.postEvent === 'function') {
    return { post: (name, data) => proxy.postEvent?.(name, JSON.stringify(data)) };
  }
  if (window.parent !== window) {
    const origin = parentOrigin(window.document);
    return { post: (name, data) => window.parent.postMessage(messageOf(name, data), origin) };
  }
  if (typeof external?.notify === 'function') {
    return { post: (name, data) => external.notify?.(messageOf(name, data)) };
  }
  return null;
}

/** Telegram's web version uses several hosts of this domain. */
export function isTelegramOrigin(origin: string): boolean {
  return /^https:\/\/([a-z\d-]+\.)*telegram\.org$/.test(origin);
}

function messageOf(eventType: string, eventData: object): string {
  return JSON.stringify({ eventType, eventData });
}

/** Only Telegram may read the messages. A frame on another site gets none. */
function parentOrigin({ referrer }: Document): string {
  const origin = attempt(() => new URL(referrer).origin) ?? '';
  return isTelegramOrigin(origin) ? origin : WEB_VERSION;
}
