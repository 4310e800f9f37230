import type { Page, PageHead, RouteDef } from '@/router';
import { type MessagesState, written } from '@/shared/messages';

/** The head of a route, with the title in the language of the app. */
export type HeadFacts = PageHead & { readonly title: string };

export function headOf(
  def: RouteDef | undefined,
  { url, params }: Page,
  { words }: MessagesState,
  data: unknown,
): HeadFacts {
  const { head = {}, title = '' } = def ?? {};
  const facts = typeof head === 'function' ? head({ url, params, data }) : head;
  return { ...facts, title: written(words, facts.title ?? title) };
}

/** The elements of the document's head, without the title. */
export function headTags({ description, canonical, openGraph = {}, meta = {} }: HeadFacts): string {
  const named = { ...meta, ...(description !== undefined && { description }) };
  const tags = [
    ...Object.entries(named).map(([name, text]) => metaTag('name', name, text)),
    ...Object.entries(openGraph).map(([name, text]) => metaTag('property', `og:${name}`, text)),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}">`]),
  ];
  return tags.join('');
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
