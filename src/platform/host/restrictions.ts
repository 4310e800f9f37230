import type { HostEnv } from './host-env';

/**
 * What the pages of an in-app browser can not do, and can not find out by themselves: it simply does not happen.
 * What they can find out, like a missing navigator.share or camera, is not in here.
 */
export type Restriction =
  /** `<a download>`, and files from blob: and data: addresses. */
  | 'download'
  /** A second window: it replaces the page, or does not come. */
  | 'new-window'
  /** Links that open other apps. */
  | 'app-links'
  /** Logins that refuse every web-view, Google's for one. */
  | 'oauth'
  /** A place on the home screen, and work while the page is closed. */
  | 'install';

const all: readonly Restriction[] = ['download', 'new-window', 'app-links', 'oauth', 'install'];
const inPhones: readonly Restriction[] = ['download', 'new-window', 'oauth', 'install'];

export function restrictionsOf({ app, os }: HostEnv): ReadonlySet<Restriction> {
  if (app === 'browser') return new Set();
  // On a desktop these are Chromiums with a download folder and links of their own.
  if (os === 'desktop') return new Set(['oauth', 'install']);
  return new Set(app === 'wechat' || app === 'wecom' ? all : inPhones);
}

export type WayOut =
  /** Opens the page in the visitor's browser. */
  | { readonly kind: 'link'; readonly href: string }
  /** The visitor has to do it, in the host's own menu. The link is worth a try where there is one. */
  | { readonly kind: 'guide'; readonly href: string | null };

/** How an http(s) address gets out of an in-app browser. */
export function leaveFor({ app, os }: HostEnv, url: string): WayOut {
  if (!/^https?:\/\//i.test(url)) return { kind: 'guide', href: null };
  switch (app) {
    case 'browser':
      return { kind: 'link', href: url };
    case 'line':
      return { kind: 'link', href: withParameter(url, 'openExternalBrowser', '1') };
    case 'kakaotalk':
      return os === 'desktop'
        ? { kind: 'link', href: url }
        : {
            kind: 'link',
            href: `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`,
          };
    case 'wechat':
    case 'wecom':
      // They follow no link to another app.
      return { kind: 'guide', href: null };
    case 'messenger':
      return os === 'android'
        ? { kind: 'link', href: intentOf(url) }
        : { kind: 'guide', href: os === 'ios' ? safariOf(url) : null };
    default:
      return { kind: 'guide', href: triedBy(os, url) };
  }
}

function triedBy(os: HostEnv['os'], url: string): string | null {
  if (os === 'android') return intentOf(url);
  return os === 'ios' ? safariOf(url) : null;
}

/** Android opens its default browser. A browser that does not know `intent:` goes to the address itself. */
function intentOf(url: string): string {
  const [scheme = '', rest = ''] = url.split(/:\/\/(.*)/s);
  const parts = [
    `scheme=${scheme.toLowerCase()}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(url)}`,
  ];
  return `intent://${rest}#Intent;${parts.join(';')};end`;
}

/** Safari, from iOS 17 on, in apps that let it through. */
function safariOf(url: string): string {
  return `x-safari-${url}`;
}

function withParameter(url: string, name: string, value: string): string {
  const hash = url.indexOf('#');
  const [address, fragment] = hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash)];
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${value}${fragment}`;
}
