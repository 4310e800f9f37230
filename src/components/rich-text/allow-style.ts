const SIDES = ['top', 'right', 'bottom', 'left'];

/** What a style attribute may set, by its longhands. Nothing that takes an element out of the flow or loads a file. */
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

/** Whether content may set this. The value is as a browser's own parser has written it. */
function allowsStyle(property: string, value: string, { keepsColours }: StyleRule): boolean {
  if (!PROPERTIES.has(property) || (!keepsColours && COLOURS.test(property))) return false;
  // Of functions only colours: no url(), and no calc() that comes out negative.
  const plain = value.replaceAll(/\b(?:rgb|hsl)a?\([\d\s.,%/]*\)/gi, '');
  // An escape is a way to write any of the others. A length below zero reaches over what stands beside it.
  return value !== '' && !/[(\\<>{};@!]|(^|[\s,])-[\d.]/.test(plain);
}

/** The parts of a style attribute that content may set. Reads it by the browser's own parser, in a document without a view. */
export function readStyle(text: string, rule: StyleRule): readonly (readonly [string, string])[] {
  const { style } = document.implementation.createHTMLDocument('').body;
  style.cssText = text;
  return Array.from(style, (name) => [name, style.getPropertyValue(name)] as const).filter(
    ([name, value]) => allowsStyle(name, value, rule),
  );
}
