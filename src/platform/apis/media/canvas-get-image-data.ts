import { checkParams, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import {
  canvasError,
  type CanvasSource,
  canvasSource,
  findCanvas,
  penOf,
} from '@/platform/media/canvas-source';
import { pixel, side } from '@/platform/media/pixel-fields';

export type CanvasGetImageDataParams = {
  readonly canvasId: CanvasSource;
  /** In the canvas's own pixels. What lies outside is transparent. */
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

const check = checkParams({
  canvasId: required(canvasSource),
  x: required(pixel),
  y: required(pixel),
  width: required(side),
  height: required(side),
});

/** The pixels of a part of a canvas. */
export const canvasGetImageData: Api<CanvasGetImageDataParams, CanvasGetImageDataResult> =
  defineApi('canvasGetImageData', {
    check,
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
