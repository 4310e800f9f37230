import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, optional, required, shape, text } from '@/platform/call/params';
import { withDeadline } from '@/platform/call/timers';

export type LoadFontFaceParams = {
  readonly family: string;
  /** A source as in CSS: `url("/fonts/stone.woff2")`. */
  readonly source: string;
  readonly desc?:
    | {
        readonly style?: string | undefined;
        readonly weight?: string | undefined;
        readonly variant?: string | undefined;
      }
    | undefined;
};

const checkFont = checkParams({
  family: required(text),
  source: required(text),
  desc: optional(
    shape({ style: optional(text), weight: optional(text), variant: optional(text) }),
    { style: undefined, weight: undefined, variant: undefined },
  ),
});

/** Loads a font for the whole app. Resolves when texts can use it. */
export const loadFontFace: Api<LoadFontFaceParams, void> = defineApi('loadFontFace', {
  check: checkFont,
  run: async (context, { family, source, desc }, fail, { signal }) => {
    const { window, document } = context.env;
    const { style, weight, variant } = desc;
    try {
      const face = new window.FontFace(family, source, {
        ...(style && { style }),
        ...(weight && { weight }),
        ...(variant && { featureSettings: variant }),
      });
      await withDeadline(context, context.settings.timeouts.download, fail, signal, () =>
        face.load(),
      );
      document.fonts.add(face);
    } catch (cause) {
      if (cause instanceof window.DOMException)
        throw fail('failed', reasonOf(cause, source), cause);
      throw cause;
    }
  },
});

/** The messages of browsers do not name the source. */
function reasonOf({ name, message }: DOMException, source: string): string {
  const excerpt = source.slice(0, 200);
  return name === 'SyntaxError'
    ? `parameter.source should be a source of CSS, like url("/font.woff2"): ${excerpt}`
    : `the font cannot be loaded: ${excerpt}${message ? ` (${message})` : ''}`;
}
