import type { PlatformContext } from '@/platform/call/context';
import { presentOverlay } from '@/platform/feedback/open-overlay';
import type { GuideReason } from '@/platform/feedback/overlays';
import type { HostWork } from './adapter';
import { createHost } from './connect';
import type { HostApp, HostEnv } from './detect';

/** These apps have their menu `...` in the top right corner, also for text from right to left. */
const appsWithMenuAbove: readonly HostApp[] = ['wechat', 'wecom', 'dingtalk'];

/**
 * Shows the user how to do what a page cannot do. Resolves when the guide is on the screen. Back, a tap and Esc close
 * it.
 */
export function showGuide(
  context: PlatformContext,
  reason: GuideReason,
  url: string,
  work: HostWork,
): Promise<void> {
  const env = context.shelf(createHost).env();
  const isMenuAbove = reason !== 'copy-link' && appsWithMenuAbove.includes(env.app);
  const href = reason === 'open-in-browser' ? leaveFor(env, url).href : null;
  return presentOverlay(context, 'guide', { reason, url, href, isMenuAbove }, work);
}

export type WayOut =
  /** The link opens the page in the user's browser. */
  | { readonly kind: 'link'; readonly href: string }
  /** The user opens the page by the app's menu. The link may work, so the guide offers it. */
  | { readonly kind: 'guide'; readonly href: string | null };

/** The way of an http(s) address from an in-app browser to the user's browser. */
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
        : { kind: 'link', href: `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}` };
    case 'wechat':
    case 'wecom':
      // WeChat and WeCom block links to other apps.
      return { kind: 'guide', href: null };
    case 'instagram':
      // Its own scheme is not documented. It refuses the links below.
      return { kind: 'guide', href: `instagram://extbrowser/?url=${encodeURIComponent(url)}` };
    default:
      return { kind: 'guide', href: possibleLink(os, url) };
  }
}

function possibleLink(os: HostEnv['os'], url: string): string | null {
  if (os === 'android') return intentOf(url);
  return os === 'ios' ? safariOf(url) : null;
}

/** Android opens its default browser. Browsers without support of `intent:` open the fallback address. */
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

/** Opens Safari since iOS 17, in apps that allow it. */
function safariOf(url: string): string {
  return `x-safari-${url}`;
}

function withParameter(url: string, name: string, value: string): string {
  const hash = url.indexOf('#');
  const [address, fragment] = hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash)];
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${value}${fragment}`;
}
