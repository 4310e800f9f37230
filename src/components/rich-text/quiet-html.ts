const TAG = /<\/?[a-z][^\s/>]*/iy;
const ATTRIBUTE = /([\s/]*)(?:([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?)?/y;

/** A document without a view still fetches the one, takes the other for its base, and reports on all of these. */
const LOADING =
  /<(\/?)(style|video|audio|object|track|source|base|link|meta|embed|frame|bgsound)(?=[\s/>]|$)/gi;
const INSTEAD: Readonly<Record<string, string>> = {
  style: 'xmp',
  video: 'template',
  audio: 'template',
  object: 'template',
};

/**
 * The same text with other names for what acts, or what a strict policy reports, while it is merely parsed: `<track>`
 * becomes `<x-track>`, `style` becomes `data-style`, handlers become data. A start tag can be written in one way only,
 * so none is missed. What it has missed of attributes is reported, no more: safety is the business of what comes after
 * the parser. In linear time.
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
