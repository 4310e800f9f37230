export const imageModes = [
  'scaleToFill',
  'aspectFit',
  'aspectFill',
  'widthFix',
  'heightFix',
  'top',
  'bottom',
  'center',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const;

export type ImageMode = (typeof imageModes)[number];

type Length = number | string | undefined;
type Wanted = {
  readonly mode: ImageMode;
  readonly width?: Length;
  readonly height?: Length;
  readonly ratio?: number | undefined;
};

type Frame = {
  /** How the image fits the frame (`object-fit`). */
  readonly fit: 'fill' | 'contain' | 'cover' | 'none';
  /** The side of the frame that follows the picture. */
  readonly free: 'none' | 'width' | 'height' | 'both';
  readonly style: Readonly<Record<string, string | number>>;
};

/** Computes the frame's size before the picture loads, so that it causes no layout shift. */
export function frameOf({ mode, width, height, ratio }: Wanted): Frame {
  const known = imageModes.includes(mode) ? mode : 'scaleToFill';
  const wide = known === 'heightFix' ? undefined : usable(width);
  const tall = known === 'widthFix' ? undefined : usable(height);
  const style: Record<string, string | number> = {};
  if (wide !== undefined) style.width = wide;
  if (tall !== undefined) style.height = tall;
  const shape = ratio !== undefined && ratio > 0 && Number.isFinite(ratio) ? ratio : null;
  // Two numbers also set a ratio, which keeps the proportions on a narrower screen.
  if (shape !== null) style.aspectRatio = shape;
  else if (isFix(known) && isPositive(width) && isPositive(height)) {
    style.aspectRatio = width / height;
  }
  if (wide === undefined && tall === undefined && shape !== null) style.width = '100%';
  if (fitOf(known) === 'none') style['--portico-image-position'] = known;
  return { fit: fitOf(known), free: freeOf(wide, tall, shape), style };
}

function usable(length: Length): Length {
  if (typeof length === 'number') return length >= 0 ? length : undefined;
  return length === '' ? undefined : length;
}

function isPositive(length: Length): length is number {
  return typeof length === 'number' && length > 0 && Number.isFinite(length);
}

function isFix(mode: ImageMode): boolean {
  return mode === 'widthFix' || mode === 'heightFix';
}

function fitOf(mode: ImageMode): Frame['fit'] {
  if (mode === 'scaleToFill' || isFix(mode)) return 'fill';
  if (mode === 'aspectFit') return 'contain';
  return mode === 'aspectFill' ? 'cover' : 'none';
}

function freeOf(wide: Length, tall: Length, shape: number | null): Frame['free'] {
  if (shape !== null || (wide !== undefined && tall !== undefined)) return 'none';
  if (wide !== undefined) return 'height';
  return tall === undefined ? 'both' : 'width';
}
