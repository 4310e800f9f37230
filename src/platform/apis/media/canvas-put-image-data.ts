import { checkParams, type Field, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import {
  canvasError,
  type CanvasSource,
  canvasSource,
  findCanvas,
  penOf,
} from '@/platform/media/canvas-source';
import { pixel, side } from '@/platform/media/pixel-fields';

export type CanvasPutImageDataParams = {
  readonly canvasId: CanvasSource;
  /** Where its upper left corner goes, in the canvas's own pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
};

const bytes: Field<Uint8ClampedArray | Uint8Array> = (value, name) =>
  /^\[object Uint8(Clamped)?Array\]$/.test(Object.prototype.toString.call(value))
    ? { value: value as Uint8ClampedArray }
    : { refused: `parameter.${name} should be a Uint8ClampedArray` };

const check = checkParams({
  canvasId: required(canvasSource),
  x: required(pixel),
  y: required(pixel),
  width: required(side),
  height: required(side),
  data: required(bytes),
});

/** Puts pixels on a canvas, in the place of what is there. */
export const canvasPutImageData: Api<CanvasPutImageDataParams, void> = defineApi(
  'canvasPutImageData',
  {
    check,
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
