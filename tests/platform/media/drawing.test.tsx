import { expect, it } from 'vitest';
import { drawUpright, prepare } from '@/platform/media/drawing';
import type { Orientation } from '@/platform/media/picture-bytes';
import { held, picture, quartersOf } from '../../helpers/pictures';

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, pen: canvas.getContext('2d')! };
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!)));

it.each<Orientation>([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo with EXIF orientation %i is drawn as the browser shows it',
  async (orientation) => {
    const jpeg = await picture(64, 32, 'image/jpeg');
    const lying = await createImageBitmap(jpeg);
    const size = orientation > 4 ? { width: 32, height: 64 } : { width: 64, height: 32 };
    const { canvas, pen } = canvasOf(size.width, size.height);
    drawUpright(pen, lying, orientation, size);
    expect(await quartersOf(await blobOf(canvas))).toBe(await quartersOf(held(jpeg, orientation)));
  },
);

it('a JPEG gets a white ground, a PNG stays transparent', () => {
  const { pen } = canvasOf(4, 4);
  prepare(pen, 'image/jpeg', { width: 4, height: 4 });
  expect([...pen.getImageData(0, 0, 1, 1).data]).toEqual([255, 255, 255, 255]);
  const clear = canvasOf(4, 4).pen;
  prepare(clear, 'image/png', { width: 4, height: 4 });
  expect([...clear.getImageData(0, 0, 1, 1).data]).toEqual([0, 0, 0, 0]);
});
