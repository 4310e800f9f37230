import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { createTempFile, fileOwner } from '@/platform/files/create-temp-file';
import {
  canvasError,
  type CanvasSource,
  canvasSource,
  findCanvas,
} from '@/platform/media/canvas-source';
import { prepare } from '@/platform/media/draw-upright';
import { encodeCanvas } from '@/platform/media/encode-canvas';
import { pixel, side } from '@/platform/media/pixel-fields';
import { qualityField } from '@/platform/media/quality-field';

export type CanvasToTempFilePathParams = {
  readonly canvasId: CanvasSource;
  /** The part that is taken, in the canvas's own pixels. @default the whole */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The picture's size. @default the part's */
  readonly destWidth?: number | undefined;
  readonly destHeight?: number | undefined;
  /** JPEG has white in the place of what is transparent. @default 'png' */
  readonly fileType?: 'png' | 'jpg' | 'jpeg' | undefined;
  /** Of a JPEG, from 0 to 1; anything else is 1. @default 1 */
  readonly quality?: number | undefined;
};

export type CanvasToTempFilePathResult = {
  /** A blob URL, gone with the page that made it. */
  readonly tempFilePath: string;
  readonly tempFile: File;
};

const check = checkParams({
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

/** What is on a canvas, as a picture [S5.8]. */
export const canvasToTempFilePath: Api<CanvasToTempFilePathParams, CanvasToTempFilePathResult> =
  defineApi('canvasToTempFilePath', {
    check,
    run: async (context, { canvasId, x, y, fileType, quality, ...wanted }, fail, { signal }) => {
      const owner = fileOwner(context);
      const canvas = findCanvas(context, canvasId, fail);
      const { width = canvas.width - x, height = canvas.height - y } = wanted;
      if (width < 1 || height < 1) throw fail('invalid', 'nothing of the canvas is in that part');
      const { destWidth = width, destHeight = height } = wanted;
      const type = fileType === 'png' ? 'image/png' : 'image/jpeg';
      const size = { width: destWidth, height: destHeight };
      try {
        const copy = Object.assign(context.env.document.createElement('canvas'), size);
        const pen = copy.getContext('2d');
        if (!pen) throw new TypeError('there is no memory for a canvas of this size');
        prepare(pen, type, size);
        pen.drawImage(canvas, x, y, width, height, 0, 0, destWidth, destHeight);
        const blob = await encodeCanvas(copy, type, quality);
        // Nobody could revoke the path.
        if (signal.aborted) throw fail('abort', 'aborted');
        const name = type === 'image/png' ? 'canvas.png' : 'canvas.jpg';
        const { path, file } = createTempFile(context, blob, name, owner);
        return { tempFilePath: path, tempFile: file };
      } catch (cause) {
        throw isPlatformError(cause) ? cause : canvasError(fail, cause);
      }
    },
  });
