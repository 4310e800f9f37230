import type { HostEnv } from './host-env';

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
