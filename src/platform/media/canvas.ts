import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { findElement, isElementTarget } from '@/platform/call/element';
import { isPlatformError } from '@/platform/call/errors';
import { checkParams, fieldFor, oneOf, optional, required } from '@/platform/call/params';
import { tagOf } from '@/platform/call/take';
import { createTempFile, fileOwner } from '@/platform/files/temp-files';
import { encodeCanvas, prepare } from './drawing';
import { pixel, qualityField, side } from './fields';

/** The id of a canvas of the page, the element, or a React ref of it. */
type CanvasSource = string | HTMLCanvasElement | { readonly current: HTMLCanvasElement | null };

const canvasSource = fieldFor<CanvasSource>(
  isElementTarget,
  'the id of a canvas, a canvas or a ref of one',
);

export type CanvasToTempFilePathParams = {
  readonly canvasId: CanvasSource;
  /** The part of the canvas, in the canvas's own pixels. @default the whole canvas */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The size of the picture. @default the size of the part */
  readonly destWidth?: number | undefined;
  readonly destHeight?: number | undefined;
  /** A JPEG shows white where the canvas is transparent. @default 'png' */
  readonly fileType?: 'png' | 'jpg' | 'jpeg' | undefined;
  /** For a JPEG, from 0 to 1. Any other number is 1. @default 1 */
  readonly quality?: number | undefined;
};

export type CanvasToTempFilePathResult = {
  /** A blob URL. It ends with the page that made the file. */
  readonly tempFilePath: string;
  readonly tempFile: File;
};

const checkCanvasToTempFilePath = checkParams({
  canvasId: required(canvasSource),
  x: optional(pixel, 0),
  y: optional(pixel, 0),
  width: optional(side),
  height: optional(side),
  destWidth: optional(side),
  destHeight: optional(side),
  fileType: optional(oneOf('png', 'jpg', 'jpeg'), 'png'),
  quality: qualityField(1),
});

/** The content of a canvas as a picture [S5.8]. */
export const canvasToTempFilePath: Api<CanvasToTempFilePathParams, CanvasToTempFilePathResult> =
  defineApi('canvasToTempFilePath', {
    check: checkCanvasToTempFilePath,
    run: async (
      context,
      { canvasId, x, y, fileType, quality, ...sizes },
      fail,
      { signal, caller },
    ) => {
      const owner = fileOwner(context, { caller });
      const canvas = findCanvas(context, canvasId, fail);
      const { width = canvas.width - x, height = canvas.height - y } = sizes;
      if (width < 1 || height < 1) throw fail('invalid', 'nothing of the canvas is in that part');
      const { destWidth = width, destHeight = height } = sizes;
      const type = fileType === 'png' ? 'image/png' : 'image/jpeg';
      const size = { width: destWidth, height: destHeight };
      try {
        const copy = Object.assign(context.env.document.createElement('canvas'), size);
        const pen = copy.getContext('2d');
        if (!pen) throw new TypeError('there is no memory for a canvas of this size');
        prepare(pen, type, size);
        pen.drawImage(canvas, x, y, width, height, 0, 0, destWidth, destHeight);
        const blob = await encodeCanvas(copy, type, quality);
        // The caller is gone and could not revoke the path.
        if (signal.aborted) throw fail('abort', 'aborted');
        const name = type === 'image/png' ? 'canvas.png' : 'canvas.jpg';
        const { path, file } = createTempFile(context, blob, name, owner);
        return { tempFilePath: path, tempFile: file };
      } catch (cause) {
        throw isPlatformError(cause) ? cause : canvasError(fail, cause);
      }
    },
  });

export type CanvasGetImageDataParams = {
  readonly canvasId: CanvasSource;
  /** In the canvas's own pixels. Pixels outside the canvas are transparent. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type CanvasGetImageDataResult = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8ClampedArray;
};

const checkCanvasGetImageData = checkParams({
  canvasId: required(canvasSource),
  x: required(pixel),
  y: required(pixel),
  width: required(side),
  height: required(side),
});

export const canvasGetImageData: Api<CanvasGetImageDataParams, CanvasGetImageDataResult> =
  defineApi('canvasGetImageData', {
    check: checkCanvasGetImageData,
    run: (context, { canvasId, x, y, width, height }, fail) => {
      const pen = penOf(findCanvas(context, canvasId, fail), fail);
      try {
        const { data } = pen.getImageData(x, y, width, height);
        return { width, height, data };
      } catch (cause) {
        throw canvasError(fail, cause);
      }
    },
  });

export type CanvasPutImageDataParams = {
  readonly canvasId: CanvasSource;
  /** The place of its upper left corner, in the canvas's own pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
};

const bytes = fieldFor<Uint8ClampedArray | Uint8Array>(
  (value) => /^Uint8(Clamped)?Array$/.test(tagOf(value)),
  'a Uint8ClampedArray',
);

const checkCanvasPutImageData = checkParams({
  canvasId: required(canvasSource),
  x: required(pixel),
  y: required(pixel),
  width: required(side),
  height: required(side),
  data: required(bytes),
});

/** Writes pixels to a canvas. They replace what is there. */
export const canvasPutImageData: Api<CanvasPutImageDataParams, void> = defineApi(
  'canvasPutImageData',
  {
    check: checkCanvasPutImageData,
    run: (context, { canvasId, x, y, width, height, data }, fail) => {
      if (data.length !== width * height * 4)
        throw fail('invalid', 'parameter.data should have 4 bytes a pixel');
      const pen = penOf(findCanvas(context, canvasId, fail), fail);
      try {
        const image = pen.createImageData(width, height);
        image.data.set(data);
        pen.putImageData(image, x, y);
      } catch (cause) {
        throw canvasError(fail, cause);
      }
    },
  },
);

function findCanvas(
  { env, navigator }: PlatformContext,
  source: CanvasSource,
  fail: Fail,
): HTMLCanvasElement {
  const found = findElement(env, source, navigator.activePage()?.id);
  if (isCanvas(found)) return found;
  throw fail('not-found', 'parameter.canvasId names no canvas of this page');
}

/** A WebGL canvas has no 2D context. Its pixels are read by WebGL's own methods. */
function penOf(canvas: HTMLCanvasElement, fail: Fail): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw fail('invalid', 'parameter.canvasId names a canvas that is not drawn in 2D');
  return pen;
}

function canvasError(fail: Fail, cause: unknown) {
  const isTainted = (cause as Partial<Error> | null)?.name === 'SecurityError';
  return isTainted
    ? fail('denied', 'the canvas holds a picture of another origin', cause)
    : fail('failed', (cause as Partial<Error> | null)?.message || 'failed', cause);
}

function isCanvas(value: unknown): value is HTMLCanvasElement {
  return tagOf(value) === 'HTMLCanvasElement';
}
