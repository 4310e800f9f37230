import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';

/** Content as data, in the format of uni-app's `rich-text`. */
export type RichTextNode =
  | { readonly type: 'text'; readonly text: string }
  | {
      /** @default 'node' */
      readonly type?: 'node';
      readonly name: string;
      readonly attrs?: Readonly<Record<string, string | number | boolean | undefined>>;
      readonly children?: readonly RichTextNode[];
    };

/** Maximum nesting depth. */
const DEEPEST = 256;

/**
 * Parses HTML into an inert document. XMLHttpRequest is the only parser that needs no Trusted Types policy under
 * `require-trusted-types-for`. A policy that accepts any text would be a security hole. The request needs `blob:` in
 * `connect-src`.
 */
export async function parseHtml(html: string): Promise<HTMLElement> {
  const url = URL.createObjectURL(
    new Blob([`<!doctype html><body>${quietHtml(html)}`], { type: 'text/html;charset=utf-8' }),
  );
  try {
    const { body } = await fetchDocument(url);
    return body;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function fetchDocument(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.responseXML?.body) resolve(request.responseXML);
      else reject(new Error('RichText: the content could not be read'));
    });
    request.addEventListener('error', () => {
      reject(new Error("RichText: the page's policy needs blob: in connect-src"));
    });
    request.send();
  });
}

export function buildNodes(nodes: readonly RichTextNode[]): HTMLElement {
  const inert = document.implementation.createHTMLDocument('');
  appendNodes(inert.body, nodes, 0);
  return inert.body;
}

function appendNodes(parent: Element, nodes: readonly RichTextNode[], depth: number): void {
  if (!Array.isArray(nodes) || depth > DEEPEST) return;
  for (const node of nodes as readonly RichTextNode[]) {
    if (typeof node !== 'object' || node === null) continue;
    if (node.type === 'text') parent.append(decode(String(node.text ?? '')));
    else {
      const name = String(node.name ?? '').toLowerCase();
      // Removes an unknown element with its content, like uni-app H5.
      if (!ALLOWED_TAGS.includes(name)) continue;
      const element = parent.ownerDocument.createElement(name);
      for (const [key, value] of Object.entries(node.attrs ?? {})) {
        const attribute = key.toLowerCase() === 'style' ? 'data-style' : key.toLowerCase();
        if (ALLOWED_ATTRIBUTES.includes(attribute) && value !== undefined && value !== false) {
          element.setAttribute(attribute, value === true ? '' : String(value));
        }
      }
      parent.append(element);
      appendNodes(element, node.children ?? [], depth + 1);
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(nbsp|ensp|emsp|lt|gt|amp|quot|apos);/g, (_, name: string) => {
    return ENTITIES[name] ?? '';
  });
}

const TAG = /<\/?[a-z][^\s/>]*/iy;
const ATTRIBUTE = /([\s/]*)(?:([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?)?/y;

/** An inert document still loads `<track>`, applies `<base>`, and reports CSP violations for all of these. */
const LOADING =
  /<(\/?)(style|video|audio|object|track|source|base|link|meta|embed|frame|bgsound)(?=[\s/>]|$)/gi;
const INSTEAD: Readonly<Record<string, string>> = {
  style: 'xmp',
  video: 'template',
  audio: 'template',
  object: 'template',
};

/**
 * Renames elements and attributes that act, or violate a strict policy, during parsing. `<track>` becomes `<x-track>`,
 * `style` becomes `data-style`, and `onclick` becomes `data-onclick`. A start tag has only one spelling, so the pattern
 * finds every tag. A missed attribute only causes a CSP report, because the steps after the parser ensure safety. Runs
 * in linear time.
 */
export function quietHtml(source: string): string {
  const html = source.replaceAll(LOADING, (_, slash: string, name: string) => {
    return `<${slash}${INSTEAD[name.toLowerCase()] ?? `x-${name}`}`;
  });
  let out = '';
  let at = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', at)) {
    out += html.slice(at, start);
    const [whole] = matchAt(TAG, html, start);
    if (whole) {
      const [attributes, end] = quietAttributes(html, start + whole.length);
      out += whole + attributes;
      at = end;
    } else {
      out += '<';
      at = start + 1;
    }
  }
  return out + html.slice(at);
}

function quietAttributes(html: string, from: number): [text: string, end: number] {
  let out = '';
  let at = from;
  while (at < html.length && html[at] !== '>') {
    const [whole, space = '', name = '', value = ''] = matchAt(ATTRIBUTE, html, at);
    if (!whole) break;
    out += `${space}${quietName(name)}${value}`;
    at += whole.length;
  }
  return [out, at];
}

function quietName(name: string): string {
  if (/^style$/i.test(name)) return 'data-style';
  return /^on/i.test(name) ? `data-${name}` : name;
}

function matchAt(pattern: RegExp, text: string, index: number): readonly [string, ...string[]] {
  const sticky = new RegExp(pattern);
  sticky.lastIndex = index;
  const [whole = '', ...groups] = sticky.exec(text) ?? [];
  return [whole, ...groups];
}
