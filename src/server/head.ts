import type { Page, PageHead, RouteDef } from '@/router';
import { type MessagesState, written } from '@/shared/messages';

/** The head of a route, in the language of the document. */
export type HeadFacts = PageHead & { readonly title: string };

export function headOf(
  def: RouteDef | undefined,
  { url, params }: Page,
  { words, locale }: MessagesState,
  data: unknown,
  pageTitle?: string,
): HeadFacts {
  const { head = {}, title = '' } = def ?? {};
  const facts = typeof head === 'function' ? head({ url, params, data, locale }) : head;
  const { description, openGraph = {}, meta = {} } = facts;
  const inWords = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, written(words, text)]));
  return {
    ...facts,
    title: written(words, facts.title ?? pageTitle ?? title),
    ...(description !== undefined && { description: written(words, description) }),
    openGraph: inWords(openGraph),
    meta: inWords(meta),
  };
}

const namedTags = ({ description, meta = {} }: HeadFacts) => ({
  ...meta,
  ...(description !== undefined && { description }),
});

/** The elements of the document's head, without the title. */
export function headTags(head: HeadFacts): string {
  const { canonical, openGraph = {} } = head;
  const tags = [
    ...Object.entries(namedTags(head)).map(([name, text]) => metaTag('name', name, text)),
    ...Object.entries(openGraph).map(([name, text]) => metaTag('property', `og:${name}`, text)),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}">`]),
  ];
  return tags.join('');
}

const TAG = /<(?:meta|link)\b[^>]*>/gi;
const NAME = /\s(?:name|property|rel)=["']?([\w:.-]+)/i;

/**
 * The document without its own tags for what the route says. Previews take the first of two descriptions, which would be
 * that of the document. A tag with `media` is one of several, so it stays.
 */
export function withoutTagsOf(head: HeadFacts, html: string): string {
  const names = new Set([
    ...Object.keys(namedTags(head)),
    ...Object.keys(head.openGraph ?? {}).map((name) => `og:${name}`),
    ...(head.canonical === undefined ? [] : ['canonical']),
  ]);
  return html.replace(TAG, (tag) => {
    const [, name = ''] = NAME.exec(tag) ?? [];
    return names.has(name) && !/\smedia=/i.test(tag) ? '' : tag;
  });
}

function metaTag(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${escaped(name)}" content="${escaped(content)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
}
