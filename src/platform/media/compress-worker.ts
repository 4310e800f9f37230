import type { Compressed, CompressReply, CompressRequest } from './compress-messages';
import { drawUpright, prepare } from './draw-upright';
import { exifOrientation } from './exif-orientation';
import { targetSize } from './target-size';

self.addEventListener('message', ({ data }: MessageEvent<CompressRequest>) => {
  compress(data).then(reply, (error: unknown) => reply({ failed: String(error) }));
});

async function compress({ blob, type, quality, ...wanted }: CompressRequest): Promise<Compressed> {
  const held = await exifOrientation(blob);
  const bitmap = await createImageBitmap(blob);
  const orientation = held === 1 || (await turnsByItself()) ? 1 : held;
  const { width, height } = bitmap;
  const size = targetSize(
    orientation > 4 ? { width: height, height: width } : { width, height },
    wanted,
  );
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('no drawing in workers');
  prepare(pen, type, size);
  drawUpright(pen, bitmap, orientation, size);
  bitmap.close();
  const drawn = await canvas.convertToBlob({ type, quality });
  if (drawn.type !== type) throw new TypeError(`no encoder for ${type}`);
  return { blob: drawn, ...size };
}

/** Engines differ in whether a bitmap heeds EXIF. A picture of two pixels that lies on its side tells. */
async function turnsByItself(): Promise<boolean> {
  const canvas = new OffscreenCanvas(2, 1);
  canvas.getContext('2d');
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  const bitmap = await createImageBitmap(
    new Blob([jpeg.slice(0, 2), onItsSide, jpeg.slice(2)], { type: 'image/jpeg' }),
  );
  return bitmap.width === 1;
}

/** An EXIF segment with one tag: orientation 6. */
const onItsSide = Uint8Array.of(
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  ...[0, 0, 0, 0],
);

function reply(message: CompressReply): void {
  self.postMessage(message, { transfer: [] });
}
