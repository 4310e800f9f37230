import { attempt } from '@/shared/errors';

export type RichTextLink =
  /** A page of this origin, as the app writes its addresses. */
  | { readonly kind: 'page'; readonly url: string }
  /** A place in the same text. */
  | { readonly kind: 'place'; readonly id: string }
  /** Another site, a phone number, a mail address. */
  | { readonly kind: 'away'; readonly url: string };

const AWAY = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

/**
 * Where a link in content leads; null for what is no address of a page, a mail or a phone, in whatever spelling: the
 * browser's own parser decides, never a look at the text. `root` is the address of the app's `/`.
 */
export function resolveLink(href: string, base: string, root: string): RichTextLink | null {
  const text = href.trim();
  if (text.startsWith('#')) return text.length > 1 ? { kind: 'place', id: decode(text) } : null;
  const url = attempt(() => new URL(text, base));
  if (!url || !AWAY.includes(url.protocol)) return null;
  if (url.origin !== new URL(base).origin || !/^https?:$/.test(url.protocol)) {
    return { kind: 'away', url: url.href };
  }
  // Written without a scheme it is an address of the app, relative or not.
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
