import { RENDERED_AHEAD, type RenderedAhead } from '@/app';
import { escaped, type HeadFacts, headTags, withoutTagsOf } from './head';

/** A built index.html, cut where a page goes in. */
export type Template = {
  /** Everything before the content of the root element. */
  readonly start: string;
  /** Everything after the content of the root element. */
  readonly end: string;
};

const ATTRIBUTE = /\s([\w-]+)=(?:"[^"]*"|'[^']*'|\S+)/g;
const DIV = /<(\/?)div\b[^>]*>/gi;

/** Finds the root element. Its own content, such as a splash, is left out: the page takes its place. */
export function readTemplate(html: string, rootId = 'root'): Template {
  const opening = new RegExp(`<div\\b[^>]*\\bid=["']?${rootId}["']?[^>]*>`, 'i').exec(html);
  if (!opening) throw new Error(`render: the template has no <div id="${rootId}">`);
  const contentAt = opening.index + opening[0].length;
  DIV.lastIndex = contentAt;
  let depth = 1;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return { start: html.slice(0, contentAt), end: html.slice(tag.index) };
  }
  throw new Error(`render: the template does not close its <div id="${rootId}">`);
}

export type DocumentFacts = {
  readonly ahead: RenderedAhead;
  readonly head: HeadFacts;
  readonly direction: 'ltr' | 'rtl';
  /** The theme of the app's configuration. @default 'auto' */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** The path of the address. */
  readonly path: string;
  /** The languages between which the browser chooses. Undefined: the app has one language. */
  readonly locales?: readonly string[] | undefined;
  /** Tags for the head, such as the style sheet of the page. */
  readonly assets?: string;
};

/** The document before the page: language, theme, title and the tags of the route's head. */
export function documentStart({ start }: Template, facts: DocumentFacts): string {
  const { ahead, head, direction, theme = 'auto', path, locales, assets = '' } = facts;
  const withLanguage = start.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const written = new Map([
      ['lang', ahead.locale],
      ['dir', direction],
      ...(theme === 'auto' ? [] : [['data-theme', theme] as const]),
      // For the early script of portico/vite.
      ['data-portico-page', path],
      ['data-portico-locale', ahead.locale],
      ...(locales ? [['data-portico-locales', locales.join(' ')] as const] : []),
    ]);
    const others = attributes.replace(ATTRIBUTE, (own, name: string) =>
      written.has(name.toLowerCase()) ? '' : own,
    );
    const added = Array.from(written, ([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<html${others}${added.join('')}>`;
  });
  // The announcer gives pages without a title the document's own.
  const withTitle = withLanguage.replace(/<title>([^]*?)<\/title>/i, (own, text: string) =>
    head.title
      ? `<title data-document-title="${text.replaceAll('"', '&quot;')}">${escaped(head.title)}</title>`
      : own,
  );
  return withoutTagsOf(head, withTitle).replace(
    /<\/head>/i,
    (tag) => headTags(head) + assets + tag,
  );
}

/** The document after the page, with the facts that the browser needs to take the page over. */
export function documentEnd({ end }: Template, { ahead }: DocumentFacts): string {
  // `</script>` and `<!--` must not end or hide the script.
  const json = JSON.stringify(ahead).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" ${RENDERED_AHEAD}>${json}</script>`;
  return end.replace(/^<\/div\s*>/i, (tag) => tag + script);
}
