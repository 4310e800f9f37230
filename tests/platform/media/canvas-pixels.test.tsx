import { afterEach, describe, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { canvasGetImageData, canvasPutImageData } from '@/platform/media/calls';
import { fakePlatform } from '../../helpers/fake-platform';

const { context } = fakePlatform({ env: createEnv(window) });
const read = canvasGetImageData(context);
const write = canvasPutImageData(context);

function canvasOf(id: string) {
  const canvas = Object.assign(document.createElement('canvas'), { id, width: 4, height: 4 });
  document.body.append(canvas);
  return canvas;
}

afterEach(() => document.body.replaceChildren());

describe('canvasGetImageData', () => {
  it('resolves to the pixels of a part', async () => {
    const canvas = canvasOf('slab');
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 2, 4);
    const { width, height, data } = await read({
      canvasId: 'slab',
      x: 1,
      y: 0,
      width: 2,
      height: 1,
    });
    expect([width, height]).toEqual([2, 1]);
    expect([...data]).toEqual([255, 0, 0, 255, 0, 0, 0, 0]);
  });

  it('pixels outside the canvas are transparent', async () => {
    const canvas = canvasOf('slab');
    const { data } = await read({ canvasId: canvas, x: -5, y: 90, width: 1, height: 1 });
    expect([...data]).toEqual([0, 0, 0, 0]);
  });

  it('is denied if the canvas holds a picture of another origin', async () => {
    const canvas = canvasOf('slab');
    canvas.getContext('2d')!.getImageData = () => {
      throw new DOMException('tainted', 'SecurityError');
    };
    await expect(read({ canvasId: canvas, x: 0, y: 0, width: 1, height: 1 })).rejects.toMatchObject(
      {
        code: 'denied',
      },
    );
  });

  it('refuses a canvas without a 2D context', async () => {
    const canvas = canvasOf('slab');
    canvas.getContext('bitmaprenderer');
    await expect(read({ canvasId: canvas, x: 0, y: 0, width: 1, height: 1 })).rejects.toMatchObject(
      {
        code: 'invalid',
        message: 'parameter.canvasId names a canvas that is not drawn in 2D',
      },
    );
  });

  const all = { canvasId: 'slab', x: 0, y: 0, width: 1, height: 1 };

  it.each([
    [
      { ...all, canvasId: 'nowhere' },
      'not-found',
      'parameter.canvasId names no canvas of this page',
    ],
    [{ ...all, x: undefined }, 'invalid', 'Missing required parameter `x`'],
    [{ ...all, y: '0' }, 'invalid', 'parameter.y should be a number'],
    [{ ...all, width: 0.4 }, 'invalid', 'parameter.width should be at least 1'],
    [{ ...all, height: undefined }, 'invalid', 'Missing required parameter `height`'],
  ])('refuses %j', async (params, code, message) => {
    canvasOf('slab');
    await expect(read(params as never)).rejects.toMatchObject({
      code,
      errMsg: `canvasGetImageData:fail ${message}`,
    });
  });
});

describe('canvasPutImageData', () => {
  const part = { canvasId: 'slab', x: 1, y: 2, width: 2, height: 1 };
  const pixels = [255, 0, 0, 255, 0, 0, 255, 255];

  it.each([
    ['clamped bytes', Uint8ClampedArray.from(pixels)],
    ['bytes', Uint8Array.from(pixels)],
  ])('writes %s that can be read again', async (_what, data) => {
    canvasOf('slab');
    await write({ ...part, data });
    const { data: result } = await read(part);
    expect([...result]).toEqual(pixels);
  });

  const data = Uint8ClampedArray.from(pixels);

  it.each([
    [
      { ...part, data, canvasId: 'nowhere' },
      'not-found',
      'parameter.canvasId names no canvas of this page',
    ],
    [part, 'invalid', 'Missing required parameter `data`'],
    [{ ...part, data: pixels }, 'invalid', 'parameter.data should be a Uint8ClampedArray'],
    [{ ...part, data, width: 3 }, 'invalid', 'parameter.data should have 4 bytes a pixel'],
    [{ ...part, data, height: -1 }, 'invalid', 'parameter.height should be at least 1'],
    [{ ...part, data, x: null }, 'invalid', 'parameter.x should be a number'],
  ])('refuses %j', async (params, code, message) => {
    canvasOf('slab');
    await expect(write(params as never)).rejects.toMatchObject({
      code,
      errMsg: `canvasPutImageData:fail ${message}`,
    });
  });
});
