/** The text that `part` cuts from the end of a piece may be the beginning of something, and waits for the next piece. */
function inText(
  part: (text: string) => number,
  change: (text: string) => string,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new TransformStream({
    transform: (chunk, controller) => {
      const text = rest + decoder.decode(chunk, { stream: true });
      const cut = part(text);
      rest = cut < 0 ? '' : text.slice(cut);
      controller.enqueue(encoder.encode(change(cut < 0 ? text : text.slice(0, cut))));
    },
    flush: (controller) => controller.enqueue(encoder.encode(change(rest))),
  });
}

/**
 * Writes `style` attributes as `data-style`. React escapes quotes in texts and attributes, so this text is only in tags, or
 * in HTML that the product has written itself.
 */
export function styleless(): TransformStream<Uint8Array, Uint8Array> {
  const attribute = ' style="';
  return inText(
    (text) => text.indexOf(' ', Math.max(text.length - (attribute.length - 1), 0)),
    (text) => text.replaceAll(attribute, ' data-style="'),
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
  return inText(
    (text) => text.search(UNFINISHED),
    (text) => text.replace(IN_TEMPLATE, '$1').replace(IN_SCRIPT, '$1)'),
  );
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
