/** Allowed elements: text, lists, tables, pictures and links. No scripts, embedded resources or form controls. */
export const ALLOWED_TAGS: readonly string[] = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br'],
  ...['caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'details', 'dfn'],
  ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'nav'],
  ...['ol', 'p', 'pre', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'section', 'small', 'span'],
  ...['strike', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'time', 'tr', 'tt', 'u', 'ul', 'var', 'wbr'],
];

/** Replacements for landmarks. Screen readers would announce them as landmarks of the page. */
export const PLAIN_TAGS: Readonly<Record<string, string>> = {
  main: 'div',
  nav: 'div',
  header: 'div',
  footer: 'div',
  aside: 'div',
  section: 'div',
};

/** Attributes that are copied on every element. */
const EVERYWHERE = ['dir', 'lang', 'title'];

const OF_TAG: Readonly<Record<string, readonly string[]>> = {
  img: ['alt', 'width', 'height'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  col: ['span'],
  colgroup: ['span'],
  table: ['align'],
  td: ['colspan', 'rowspan', 'align', 'valign'],
  th: ['colspan', 'rowspan', 'align', 'valign', 'scope', 'abbr'],
  time: ['datetime'],
  details: ['open'],
  p: ['align'],
  div: ['align'],
  font: ['color', 'size', 'face'],
};

/** Attributes that RichText reads and rewrites, but never copies. */
const REWRITTEN = ['class', 'id', 'name', 'href', 'src', 'headers', 'data-style'];

export function attributesOf(tag: string): readonly string[] {
  return [...EVERYWHERE, ...(OF_TAG[tag] ?? [])];
}

export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...new Set([...EVERYWHERE, ...REWRITTEN, 'style', ...Object.values(OF_TAG).flat()]),
];

/** Prefixes an id or class, so that content cannot clash with the page's ids or match its styles. */
export function ownName(name: string): string {
  return name.startsWith('user-content-') ? name : `user-content-${name}`;
}
