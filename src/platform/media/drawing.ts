/** Draws a picture upright and in a size. The page and the compressing worker share this file. */

import type { Orientation } from './picture-bytes';

export type Size = { readonly width: number; readonly height: number };

type Pen = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality' | 'transform'
>;

/** iOS draws nothing on a larger canvas, and reports no error. */
const LARGEST_AREA = 4096 * 4096;

/** One side alone keeps the picture's shape. A size that is too large for iOS shrinks to the largest one. */
export function targetSize(
  natural: Size,
  { width, height }: { readonly [S in keyof Size]: Size[S] | undefined },
): Size {
  const wanted = {
    width: width ?? ((height ?? natural.height) * natural.width) / natural.height,
    height: height ?? ((width ?? natural.width) * natural.height) / natural.width,
  };
  const shrink = Math.min(1, Math.sqrt(LARGEST_AREA / (wanted.width * wanted.height)));
  const whole = (length: number) =>
    Math.max(1, shrink < 1 ? Math.floor(length * shrink) : Math.round(length));
  return { width: whole(wanted.width), height: whole(wanted.height) };
}

/** Paints a white ground for a JPEG: it has no transparency, and would show black instead. */
export function prepare(pen: Pen, type: string, { width, height }: Size): void {
  const canvas = pen;
  canvas.imageSmoothingQuality = 'high';
  if (type !== 'image/jpeg') return;
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, width, height);
}

/** Draws a picture that lies as the camera was held, so that it fills the upright size. */
export function drawUpright(
  pen: Pen,
  picture: CanvasImageSource,
  orientation: Orientation,
  { width, height }: Size,
): void {
  const isTurned = orientation > 4;
  pen.transform(...matrixOf(orientation, width, height));
  pen.drawImage(picture, 0, 0, isTurned ? height : width, isTurned ? width : height);
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function matrixOf(orientation: Orientation, width: number, height: number): Matrix {
  const matrices: { readonly [O in Orientation]: Matrix } = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return matrices[orientation];
}

/**
 * The canvas as a file. Rejects with the browser's SecurityError if the canvas holds a picture of another origin. A
 * browser that cannot write the type answers with a PNG.
 */
export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new TypeError('the canvas cannot be encoded'));
      },
      type,
      quality,
    );
  });
}
