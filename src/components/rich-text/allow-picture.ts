import { attempt } from '@/shared/errors';

/** Where pictures in content may come from, besides the page's own origin, `data:` and `blob:`. */
export type PictureRule = 'own' | 'https' | readonly string[];

const DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]/i;

/** The address to load, or null. A drawing in SVG is safe here: in an <img> it neither runs nor loads anything. */
export function allowPicture(src: string, base: string, rule: PictureRule): string | null {
  const url = attempt(() => new URL(src.trim(), base));
  if (!url) return null;
  if (url.protocol === 'data:') return DATA.test(url.href) ? url.href : null;
  if (!['http:', 'https:', 'blob:'].includes(url.protocol)) return null;
  if (url.origin === new URL(base).origin) return url.href;
  if (url.protocol === 'blob:') return null;
  if (rule === 'https') return url.protocol === 'https:' ? url.href : null;
  return rule !== 'own' && rule.includes(url.origin) ? url.href : null;
}
