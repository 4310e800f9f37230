/** `read` changes the text and returns the end that may be the beginning of something. It waits for the next piece. */
function inText(
  read: (text: string, isLast: boolean) => readonly [changed: string, rest: string],
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new TransformStream({
    transform: (chunk, controller) => {
      const [changed, left] = read(rest + decoder.decode(chunk, { stream: true }), false);
      rest = left;
      controller.enqueue(encoder.encode(changed));
    },
    flush: (controller) => {
      const [changed, left] = read(rest, true);
      controller.enqueue(encoder.encode(changed + left));
    },
  });
}

/** A start tag, a comment, or the text `<` that may become one of them. */
const START = /<(?:[a-z]|!--|!?-?$)/gi;
const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const COMMENT = /<!--[^]*?-->/y;
const START_TAG = new RegExp(`<[a-z]${ATTRIBUTES}>`, 'iy');
/** The browser reads no tags in the text of these elements. */
const RAW = new RegExp(`(<(script|style|textarea|title)(?=[\\s/>])${ATTRIBUTES}>)[^]*?</\\2`, 'iy');
const IS_RAW = /<(?:script|style|textarea|title)(?=[\s/>])/iy;
const STYLE = /"[^"]*"|'[^']*'|[\s/]style(?=\s*=)/gi;

/** Writes `style` attributes as `data-style`. Texts, scripts and comments stay as the product has written them. */
export function styleless(): TransformStream<Uint8Array, Uint8Array> {
  return inText((text) => {
    let changed = '';
    let at = 0;
    for (let start = startFrom(text, 0); start >= 0; start = startFrom(text, at)) {
      changed += text.slice(at, start);
      const [whole, tag] = markupAt(text, start);
      if (!whole) return [changed, text.slice(start)];
      changed += withoutStyle(tag) + whole.slice(tag.length);
      at = start + whole.length;
    }
    return [changed + text.slice(at), ''];
  });
}

function startFrom(text: string, from: number): number {
  START.lastIndex = from;
  return START.exec(text)?.index ?? -1;
}

/** The markup that begins here, and the start tag in it. Both are empty if it has not ended. */
function markupAt(text: string, start: number): readonly [whole: string, tag: string] {
  const read = (pattern: RegExp) => {
    pattern.lastIndex = start;
    return pattern.exec(text);
  };
  const comment = read(COMMENT);
  if (comment) return [comment[0], ''];
  const [whole = '', tag = ''] = read(RAW) ?? [];
  if (whole || read(IS_RAW)) return [whole, tag];
  const [own = ''] = read(START_TAG) ?? [];
  return [own, own];
}

function withoutStyle(tag: string): string {
  return tag.replace(STYLE, (part) =>
    /^["']/.test(part) ? part : part.replace(/style/i, 'data-style'),
  );
}

/** A tag or a script that has not ended. */
const UNFINISHED = /<(?:script\b(?:(?!<\/script>)[^])*|[^>]*)$/;

const IN_TEMPLATE =
  /(<template(?: data-dgst="[^"]*")?)(?: data-(?:msg|stck|cstck)="[^"]*")+(?=[ >])/g;

/** `$RX("id",null,"message","stack","components")`: a part of the page that comes late has failed. */
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const IN_SCRIPT = new RegExp(`(\\$RX\\(${STRING}(?:,(?:null|${STRING})))(?:,${STRING})+\\)`, 'g');

/**
 * Without NODE_ENV=production, React writes the message and the stack of an error into the document. They have paths of the
 * server, so they stay on the server unless NODE_ENV is `development`.
 */
export function stackless(): TransformStream<Uint8Array, Uint8Array> {
  return inText((text, isLast) => {
    const cut = isLast ? -1 : text.search(UNFINISHED);
    const whole = cut < 0 ? text : text.slice(0, cut);
    const changed = whole.replace(IN_TEMPLATE, '$1').replace(IN_SCRIPT, '$1)');
    return [changed, text.slice(whole.length)];
  });
}

export function isStackHidden(): boolean {
  // Not every runtime has `process`.
  const { process } = globalThis as { process?: { env?: { NODE_ENV?: string } } };
  const mode = process?.env?.NODE_ENV;
  // React's production build writes no stack.
  return mode !== 'development' && mode !== 'production';
}

/** A stream with text before and after it. */
export function around(
  before: string,
  stream: ReadableStream<Uint8Array>,
  after: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return stream.pipeThrough(
    new TransformStream({
      start: (controller) => controller.enqueue(encoder.encode(before)),
      flush: (controller) => controller.enqueue(encoder.encode(after)),
    }),
  );
}
