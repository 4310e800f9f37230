import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, attributesOf, ownName, PLAIN_TAGS } from './allowed';
import { buildNodes, parseHtml, type RichTextNode } from './parse-inert';
import { resolveLink, type RichTextLink } from './resolve-link';
import { attempt } from '@/shared/errors';

/**
 * Parses the content in an inert document, cleans it there, and rebuilds it from allowed elements. It never serialises
 * and parses again, which mutation attacks rely on.
 */
export async function cleanContent(
  content: string | readonly RichTextNode[],
  options: RebuildOptions,
): Promise<Cleaned> {
  const body = typeof content === 'string' ? await parseHtml(content) : buildNodes(content);
  DOMPurify.sanitize(body, {
    IN_PLACE: true,
    ALLOWED_TAGS: ['body', ...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    // These values contain colons but are not URLs.
    ADD_URI_SAFE_ATTR: ['data-style', 'face', 'abbr'],
    ALLOW_ARIA_ATTR: false,
    // The markup is already parsed, so DOMPurify needs no policy.
    TRUSTED_TYPES_POLICY: null,
  });
  return rebuild(body, options);
}

export type RebuildOptions = {
  readonly pictures: PictureRule;
  readonly keepsColours: boolean;
  /** Makes pictures outside links into buttons. */
  readonly isPreviewable: boolean;
  /** The accessible name of a picture's button. */
  readonly nameOfPicture: (alt: string) => string;
  readonly nameOfTable: string;
  readonly base: string;
  /** Converts a page's URL to an `href`. */
  readonly addressOf: (url: string) => string;
};

export type Cleaned = {
  readonly fragment: DocumentFragment;
  readonly links: ReadonlyMap<Element, RichTextLink>;
  /** Pictures with a preview, in document order. */
  readonly pictures: readonly HTMLImageElement[];
};

const HTML = 'http://www.w3.org/1999/xhtml';

/** Copies allowed elements and attributes of a cleaned tree, and rewrites links and picture URLs. */
export function rebuild(body: Element, options: RebuildOptions): Cleaned {
  const fragment = document.createDocumentFragment();
  const links = new Map<Element, RichTextLink>();
  const pictures: HTMLImageElement[] = [];

  const copyAll = (from: Node, to: Node, isInLink: boolean) => {
    for (const child of from.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) to.appendChild(new Text(child.nodeValue ?? ''));
      else if (child instanceof Element) {
        const copy = copyOne(child, isInLink);
        if (copy) to.appendChild(copy);
      }
    }
  };

  const copyOne = (from: Element, isInLink: boolean): Node | null => {
    const tag = from.localName;
    if (from.namespaceURI !== HTML || !ALLOWED_TAGS.includes(tag)) return null;
    if (tag === 'img') return copyPicture(from, isInLink);
    const to = document.createElement(PLAIN_TAGS[tag] ?? tag);
    dress(from, to, options);
    if (tag === 'a') point(from, to as HTMLAnchorElement);
    copyAll(from, to, isInLink || links.has(to));
    return tag === 'table' ? inScroller(to, options.nameOfTable) : to;
  };

  const copyPicture = (from: Element, isInLink: boolean): Node | null => {
    const src = allowPicture(from.getAttribute('src') ?? '', options.base, options.pictures);
    const alt = from.getAttribute('alt') ?? '';
    if (src === null) return alt ? new Text(alt) : null;
    const image = document.createElement('img');
    dress(from, image, options);
    image.loading = 'lazy';
    image.decoding = 'async';
    image.draggable = false;
    // Do not send the page's address to other sites.
    image.referrerPolicy = 'no-referrer';
    if (options.isPreviewable && !isInLink) {
      pictures.push(image);
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', options.nameOfPicture(alt));
      // An empty `alt` marks a picture as decorative, but a button is not.
      if (alt === '') image.removeAttribute('alt');
    } else image.alt = alt;
    image.src = src;
    return image;
  };

  const point = (from: Element, to: HTMLAnchorElement) => {
    const href = from.getAttribute('href');
    const { base, addressOf } = options;
    const link = href === null ? null : resolveLink(href, base, addressOf('/'));
    if (!link) return;
    links.set(to, link);
    if (link.kind === 'place') to.href = `#${encodeURIComponent(ownName(link.id))}`;
    else if (link.kind === 'page') to.href = addressOf(link.url);
    else {
      to.href = link.url;
      to.rel = 'noopener';
      if (/^https?:/.test(link.url)) to.target = '_blank';
    }
  };

  copyAll(body, fragment, false);
  return { fragment, links, pictures };
}

function dress(from: Element, to: HTMLElement, { keepsColours }: RebuildOptions): void {
  for (const name of attributesOf(from.localName)) {
    const value = from.getAttribute(name);
    if (value !== null && (keepsColours || name !== 'color')) to.setAttribute(name, value);
  }
  const id = from.getAttribute('id') ?? from.getAttribute('name');
  if (id) to.id = ownName(id);
  const headers = from.getAttribute('headers');
  if (headers) to.setAttribute('headers', ownNames(headers));
  const classes = from.getAttribute('class');
  if (classes) to.className = ownNames(classes);
  const style = from.getAttribute('data-style') ?? from.getAttribute('style');
  if (!style) return;
  for (const [name, value] of readStyle(style, { keepsColours })) to.style.setProperty(name, value);
}

function ownNames(names: string): string {
  return names.split(/\s+/).filter(Boolean).map(ownName).join(' ');
}

/** Wraps a table in a focusable scroller, so that users can also scroll it by keyboard. */
function inScroller(table: HTMLElement, name: string): HTMLElement {
  const scroller = document.createElement('div');
  scroller.dataset.part = 'table';
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || name);
  scroller.append(table);
  return scroller;
}

const SIDES = ['top', 'right', 'bottom', 'left'];

/** Allowed longhand properties. None of them takes an element out of the flow or loads a file. */
const PROPERTIES = new Set([
  ...['color', 'background-color', 'opacity', 'direction', 'float', 'clear', 'display'],
  ...['font-family', 'font-size', 'font-style', 'font-variant-caps', 'font-weight'],
  ...['letter-spacing', 'line-height', 'list-style-type', 'list-style-position'],
  ...['text-align', 'text-indent', 'text-transform', 'text-decoration-line'],
  ...['text-decoration-color', 'text-decoration-style', 'vertical-align', 'white-space'],
  ...['white-space-collapse', 'text-wrap-mode', 'word-break', 'overflow-wrap', 'object-fit'],
  ...['width', 'height', 'max-width', 'max-height', 'min-width', 'aspect-ratio'],
  ...['border-collapse', 'border-spacing', 'table-layout', 'caption-side'],
  ...['align-items', 'justify-content', 'flex-wrap', 'flex-direction', 'flex-grow'],
  ...['flex-shrink', 'flex-basis', 'row-gap', 'column-gap'],
  ...SIDES.flatMap((side) => [
    ...[`margin-${side}`, `padding-${side}`],
    ...[`border-${side}-width`, `border-${side}-style`, `border-${side}-color`],
  ]),
  ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((at) => `border-${at}-radius`),
]);

const COLOURS = /^(color|background-color|border-.*-color|text-decoration-color)$/;

export type StyleRule = { readonly keepsColours: boolean };

/** Whether content may set this property. The browser's parser must have normalised the value. */
function allowsStyle(property: string, value: string, { keepsColours }: StyleRule): boolean {
  if (!PROPERTIES.has(property) || (!keepsColours && COLOURS.test(property))) return false;
  // Only colour functions are allowed. `url()` could load a file and `calc()` could be negative.
  const plain = value.replaceAll(/\b(?:rgb|hsl)a?\([\d\s.,%/]*\)/gi, '');
  // A backslash escape could hide a forbidden character. A negative length could cover neighbouring content.
  return value !== '' && !/[(\\<>{};@!]|(^|[\s,])-[\d.]/.test(plain);
}

/** Returns the allowed declarations of a style attribute. The browser parses the style in an inert document. */
export function readStyle(text: string, rule: StyleRule): readonly (readonly [string, string])[] {
  const { style } = document.implementation.createHTMLDocument('').body;
  style.cssText = text;
  return Array.from(style, (name) => [name, style.getPropertyValue(name)] as const).filter(
    ([name, value]) => allowsStyle(name, value, rule),
  );
}

/** Allowed picture sources, in addition to the page's own origin, `data:` and `blob:`. */
export type PictureRule = 'own' | 'https' | readonly string[];

const DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]/i;

/** The URL to load, or null. SVG is safe here: in an `<img>` it cannot run scripts or load files. */
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
