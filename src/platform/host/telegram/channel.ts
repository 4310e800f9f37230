import { attempt } from '@/shared/errors';

/** How a mini app speaks to the Telegram around it. */
export type Channel = { post(name: string, data: object): void };

type TelegramWindow = {
  readonly TelegramWebviewProxy?: { readonly postEvent?: (name: string, data: string) => void };
  readonly external?: { readonly notify?: (message: string) => void };
};

const WEB = 'https://web.telegram.org';

/** The app's own proxy, or the page that Telegram's web version frames this one with; null in a browser. */
export function channelOf(window: Window): Channel | null {
  const { TelegramWebviewProxy: proxy, external } = window as unknown as TelegramWindow;
  if (typeof proxy?.postEvent === 'function') {
    return { post: (name, data) => proxy.postEvent?.(name, JSON.stringify(data)) };
  }
  if (window.parent !== window) {
    const origin = parentOrigin(window.document);
    return { post: (name, data) => window.parent.postMessage(message(name, data), origin) };
  }
  if (typeof external?.notify === 'function') {
    return { post: (name, data) => external.notify?.(message(name, data)) };
  }
  return null;
}

/** Telegram's web version stands on several hosts of this domain. */
export function isTelegramOrigin(origin: string): boolean {
  return /^https:\/\/([a-z\d-]+\.)*telegram\.org$/.test(origin);
}

function message(eventType: string, eventData: object): string {
  return JSON.stringify({ eventType, eventData });
}

/** Nobody else may read what is sent: a stranger's frame gets nothing. */
function parentOrigin({ referrer }: Document): string {
  const origin = attempt(() => new URL(referrer).origin) ?? '';
  return isTelegramOrigin(origin) ? origin : WEB;
}
