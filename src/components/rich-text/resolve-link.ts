import { attempt } from '@/shared/errors';

export type RichTextLink =
  /** A page of this origin, as a URL of the app. */
  | { readonly kind: 'page'; readonly url: string }
  /** An anchor in the same content. */
  | { readonly kind: 'place'; readonly id: string }
  /** Another site, a phone number, a mail address. */
  | { readonly kind: 'away'; readonly url: string };

const AWAY = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

/**
 * Resolves the target of a link. Returns null for any scheme except http, https, mailto, tel and sms. The browser's URL
 * parser decides, because a pattern could miss a spelling. `root` is the address of the app's `/`.
 */
export function resolveLink(href: string, base: string, root: string): RichTextLink | null {
  const text = href.trim();
  if (text.startsWith('#')) return text.length > 1 ? { kind: 'place', id: decode(text) } : null;
  const url = attempt(() => new URL(text, base));
  if (!url || !AWAY.includes(url.protocol)) return null;
  if (url.origin !== new URL(base).origin || !/^https?:$/.test(url.protocol)) {
    return { kind: 'away', url: url.href };
  }
  // Without a scheme or host it is a URL of the app, relative or absolute.
  if (!/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(text)) return { kind: 'page', url: text };
  const path = url.href.slice(url.origin.length);
  const start = new URL(root, base).href.slice(url.origin.length);
  return path.startsWith(start)
    ? { kind: 'page', url: `/${path.slice(start.length)}` }
    : { kind: 'away', url: url.href };
}

function decode(fragment: string): string {
  const name = fragment.slice(1);
  return attempt(() => decodeURIComponent(name)) ?? name;
}
