import type { Field } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';

/** The id of a canvas of the page, the element, or a React ref of it. */
export type CanvasSource =
  | string
  | HTMLCanvasElement
  | { readonly current: HTMLCanvasElement | null };

export const canvasSource: Field<CanvasSource> = (value, name) =>
  (typeof value === 'string' && value !== '') || isCanvas(value) || isRef(value)
    ? { value: value as CanvasSource }
    : { refused: `parameter.${name} should be the id of a canvas, a canvas or a ref of one` };

/** An id is looked for on the page on top first: the pages below it may use the same. */
export function findCanvas(
  { env, navigator }: PlatformContext,
  source: CanvasSource,
  fail: Fail,
): HTMLCanvasElement {
  const { document, window } = env;
  const named = (id: string) => {
    const selector = `canvas#${window.CSS.escape(id)}`;
    const page = `[data-page-id="${window.CSS.escape(navigator.activePage()?.id ?? '')}"]`;
    return document.querySelector(`${page} ${selector}`) ?? document.querySelector(selector);
  };
  const found =
    typeof source === 'string' ? named(source) : isRef(source) ? source.current : source;
  if (isCanvas(found)) return found;
  throw fail('not-found', 'parameter.canvasId names no canvas of this page');
}

/** The pixels are read and written through this; WebGL has another way, which is not ours. */
export function penOf(canvas: HTMLCanvasElement, fail: Fail): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw fail('invalid', 'parameter.canvasId names a canvas that is not drawn in 2D');
  return pen;
}

/** What a browser says when it can not read a canvas, in our words. */
export function canvasError(fail: Fail, cause: unknown) {
  const isTainted = (cause as Partial<Error> | null)?.name === 'SecurityError';
  return isTainted
    ? fail('denied', 'the canvas holds a picture of another origin', cause)
    : fail('failed', (cause as Partial<Error> | null)?.message || 'failed', cause);
}

/** By its tag: it may come from another frame. */
function isCanvas(value: unknown): value is HTMLCanvasElement {
  return Object.prototype.toString.call(value) === '[object HTMLCanvasElement]';
}

function isRef(value: unknown): value is { readonly current: HTMLCanvasElement | null } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'current' in value &&
    (value.current === null || isCanvas(value.current))
  );
}
