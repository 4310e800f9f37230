import { afterEach, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { canvasGetImageData, canvasPutImageData } from '@/platform/apis/media';
import { fakePlatform } from '../../../helpers/fake-platform';

const { context } = fakePlatform({ env: createEnv(window) });
const write = canvasPutImageData(context);

function canvasOf(id: string) {
  const canvas = Object.assign(document.createElement('canvas'), { id, width: 4, height: 4 });
  document.body.append(canvas);
  return canvas;
}

afterEach(() => document.body.replaceChildren());

const part = { canvasId: 'slab', x: 1, y: 2, width: 2, height: 1 };
const pixels = [255, 0, 0, 255, 0, 0, 255, 255];

it.each([
  ['clamped bytes', Uint8ClampedArray.from(pixels)],
  ['bytes', Uint8Array.from(pixels)],
])('puts %s where they can be read again', async (_what, data) => {
  canvasOf('slab');
  await write({ ...part, data });
  const read = await canvasGetImageData(context)(part);
  expect([...read.data]).toEqual(pixels);
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
])('fails for %j', async (params, code, message) => {
  canvasOf('slab');
  await expect(write(params as never)).rejects.toMatchObject({
    code,
    errMsg: `canvasPutImageData:fail ${message}`,
  });
});
