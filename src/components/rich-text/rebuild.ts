import { allowPicture, type PictureRule } from './allow-picture';
import { readStyle } from './allow-style';
import { ALLOWED_TAGS, attributesOf, ownName, PLAIN_TAGS } from './allowed';
import { resolveLink, type RichTextLink } from './resolve-link';

export type RebuildOptions = {
  readonly pictures: PictureRule;
  readonly keepsColours: boolean;
  /** Pictures outside of links become buttons. */
  readonly isPreviewable: boolean;
  /** What a picture's button is called. */
  readonly nameOfPicture: (alt: string) => string;
  readonly nameOfTable: string;
  readonly base: string;
  /** The address of a page of the app. */
  readonly addressOf: (url: string) => string;
};

export type Cleaned = {
  readonly fragment: DocumentFragment;
  readonly links: ReadonlyMap<Element, RichTextLink>;
  /** Those that can be looked at in full, in their order. */
  readonly pictures: readonly HTMLImageElement[];
};

const HTML = 'http://www.w3.org/1999/xhtml';

/** Copies a cleaned tree: only known elements, only known attributes, and those that lead somewhere rewritten. */
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
    // Another site is not told which page it is shown on.
    image.referrerPolicy = 'no-referrer';
    if (options.isPreviewable && !isInLink) {
      pictures.push(image);
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', options.nameOfPicture(alt));
      // An empty one says that it is decoration, which no button is.
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

/** What is wider than the phone scrolls by itself, by keyboard too. */
function inScroller(table: HTMLElement, name: string): HTMLElement {
  const scroller = document.createElement('div');
  scroller.dataset.part = 'table';
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || name);
  scroller.append(table);
  return scroller;
}
