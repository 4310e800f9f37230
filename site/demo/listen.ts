import type { Platform } from 'portico';

/** The state of the switches beside the phone, and the screen of the page. */
type PhoneRequest = {
  readonly screen: string;
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  readonly direction: 'auto' | 'ltr' | 'rtl';
  /** In percent of the usual size. */
  readonly textSize: number;
};

type Listening = {
  /** The site. */
  readonly site: Window;
  readonly document: Document;
  readonly platform: Platform;
  readonly screen: string;
};

/** Follows the switches beside the phone, and the page of the site. */
export function listen({ site, document, platform, screen: first }: Listening): void {
  const { defaultView: window, documentElement: root } = document;
  if (!window) return;
  let shown: Partial<PhoneRequest> = { screen: first };

  const follow = async (next: PhoneRequest) => {
    const last = shown;
    shown = next;
    root.style.fontSize = next.textSize === 100 ? '' : `${next.textSize}%`;
    if (next.theme !== last.theme) await platform.setTheme(next.theme);
    if (next.locale !== last.locale) await platform.setLocale(next.locale);
    // After the language, which sets its own direction.
    if (next.direction !== 'auto') root.dir = next.direction;
    else if (last.direction !== 'auto' && last.direction) root.dir = directionOf(next.locale);
    if (next.screen !== last.screen) await platform.reLaunch({ url: next.screen });
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PhoneRequest>) => {
    if (source === site && origin === window.location.origin) void follow(data);
  });
  site.postMessage('ready', window.location.origin);
}

const directionOf = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr');
