import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { canvasToTempFilePath } from '@/platform/media/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { quartersOf } from '../../helpers/pictures';
import { setMarkup } from '../../helpers/markup';

const { context } = fakePlatform({ env: createEnv(window) });
const toPath = canvasToTempFilePath(context);

/** Red in the upper left quarter, blue in the other three. */
function canvasOf(id = 'slab', width = 40, height = 20, parent: Element = document.body) {
  const canvas = Object.assign(document.createElement('canvas'), { id, width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#00f';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, width / 2, height / 2);
  parent.append(canvas);
  return canvas;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['its id', () => 'slab'],
  ['the element', () => document.querySelector('canvas')!],
  ['a ref', () => ({ current: document.querySelector('canvas') })],
])('a canvas named by %s becomes a PNG', async (_by, source) => {
  canvasOf();
  const { tempFilePath, tempFile } = await toPath({ canvasId: source() });
  expect(tempFilePath).toMatch(/^blob:/);
  expect(tempFile.type).toBe('image/png');
  const bitmap = await createImageBitmap(tempFile);
  expect([bitmap.width, bitmap.height]).toEqual([40, 20]);
  expect(await quartersOf(tempFile)).toBe('rbbb');
});

it.each([
  [{ x: 20 }, 20, 20, 'bbbb'],
  [{ width: 20, height: 10 }, 20, 10, 'rrrr'],
  [{ x: 10.4, y: 4.6, width: 20, height: 10 }, 20, 10, 'rbbb'],
  [{ destWidth: 80, destHeight: 10 }, 80, 10, 'rbbb'],
])('the part %j becomes the picture', async (part, width, height, quarters) => {
  canvasOf();
  const { tempFile } = await toPath({ canvasId: 'slab', ...part });
  const bitmap = await createImageBitmap(tempFile);
  expect([bitmap.width, bitmap.height]).toEqual([width, height]);
  expect(await quartersOf(tempFile)).toBe(quarters);
});

it('[S8.2] an aborted call leaves no path behind', async () => {
  canvasOf();
  const made = vi.spyOn(URL, 'createObjectURL');
  const controller = new AbortController();
  const controls = { signal: controller.signal, progress: () => {} };
  const making = toPath({ canvasId: 'slab' }, controls);
  controller.abort();
  await expect(making).rejects.toMatchObject({ code: 'abort' });
  expect(made).not.toHaveBeenCalled();
});

it('an id is searched on the page on top first', async () => {
  setMarkup(document.body, '<div data-page-id="p0"></div><div data-page-id="p1"></div>');
  canvasOf('same', 10, 10, document.querySelector('[data-page-id=p0]')!);
  canvasOf('same', 30, 10, document.querySelector('[data-page-id=p1]')!);
  const { tempFile } = await toPath({ canvasId: 'same' });
  expect((await createImageBitmap(tempFile)).width).toBe(30);
});

describe('[S5.8] the quality of a JPEG', () => {
  const usedQuality = async (quality?: number) => {
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    canvasOf();
    await toPath({ canvasId: 'slab', fileType: 'jpg', quality });
    return toBlob.mock.calls[0]?.slice(1);
  };

  it.each([
    [undefined, 1],
    [0, 0],
    [0.3, 0.3],
    [1, 1],
    [1.5, 1],
    [-1, 1],
    [Number.NaN, 1],
  ])('the quality %s becomes %s', async (quality, expected) => {
    expect(await usedQuality(quality)).toEqual(['image/jpeg', expected]);
  });
});

it('a JPEG is white where the canvas is transparent', async () => {
  document.body.append(Object.assign(document.createElement('canvas'), { id: 'clear' }));
  const { tempFile } = await toPath({ canvasId: 'clear', fileType: 'jpeg' });
  const bitmap = await createImageBitmap(tempFile);
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  pen.drawImage(bitmap, 0, 0);
  expect([...pen.getImageData(0, 0, 1, 1).data]).toEqual([255, 255, 255, 255]);
});

it('a canvas with a picture of another origin is denied', async () => {
  canvasOf();
  const tainted = new DOMException('tainted', 'SecurityError');
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
    throw tainted;
  });
  await expect(toPath({ canvasId: 'slab' })).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'canvasToTempFilePath:fail the canvas holds a picture of another origin',
    cause: tainted,
  });
});

it.each([
  [{ canvasId: 'nowhere' }, 'not-found', 'parameter.canvasId names no canvas of this page'],
  [{ canvasId: '#[' }, 'not-found', 'parameter.canvasId names no canvas of this page'],
  [{ canvasId: { current: null } }, 'not-found', 'parameter.canvasId names no canvas of this page'],
  [{}, 'invalid', 'Missing required parameter `canvasId`'],
  [
    { canvasId: 5 },
    'invalid',
    'parameter.canvasId should be the id of a canvas, a canvas or a ref of one',
  ],
  [{ canvasId: 'slab', x: '1' }, 'invalid', 'parameter.x should be a number'],
  [{ canvasId: 'slab', width: 0 }, 'invalid', 'parameter.width should be at least 1'],
  [{ canvasId: 'slab', x: 40 }, 'invalid', 'nothing of the canvas is in that part'],
  [
    { canvasId: 'slab', fileType: 'gif' },
    'invalid',
    'parameter.fileType should be one of png, jpg, jpeg',
  ],
  [{ canvasId: 'slab', quality: 'high' }, 'invalid', 'parameter.quality should be a number'],
  [{ canvasId: 'slab', destWidth: 1e6, destHeight: 1e6 }, 'failed', /./],
])('canvasToTempFilePath refuses %j', async (params, code, message) => {
  canvasOf();
  const call = toPath(params as never);
  await expect(call).rejects.toMatchObject({ code });
  await expect(call).rejects.toThrow(message);
});
