import type { Compressed, CompressReply, CompressRequest } from './compress';
import { drawUpright, prepare, targetSize } from './drawing';
import { exifOrientation } from './picture-bytes';

self.addEventListener('message', ({ data }: MessageEvent<CompressRequest>) => {
  compress(data).then(reply, (error: unknown) => reply({ failed: String(error) }));
});

async function compress({ blob, type, quality, ...wanted }: CompressRequest): Promise<Compressed> {
  const held = await exifOrientation(blob);
  const bitmap = await createImageBitmap(blob);
  const orientation = held === 1 || (await bitmapsAreUpright()) ? 1 : held;
  const { width, height } = bitmap;
  const size = targetSize(
    orientation > 4 ? { width: height, height: width } : { width, height },
    wanted,
  );
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('workers of this browser cannot draw');
  prepare(pen, type, size);
  drawUpright(pen, bitmap, orientation, size);
  bitmap.close();
  const file = await canvas.convertToBlob({ type, quality });
  if (file.type !== type) throw new TypeError(`this browser makes no ${type}`);
  return { blob: file, ...size };
}

/** Only some engines turn a bitmap upright by its EXIF data. A test picture of two pixels shows it. */
async function bitmapsAreUpright(): Promise<boolean> {
  const canvas = new OffscreenCanvas(2, 1);
  canvas.getContext('2d');
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  const bitmap = await createImageBitmap(
    new Blob([jpeg.slice(0, 2), turnedByExif, jpeg.slice(2)], { type: 'image/jpeg' }),
  );
  return bitmap.width === 1;
}

/** An EXIF segment with one tag: orientation 6. */
const turnedByExif = Uint8Array.of(
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  ...[0, 0, 0, 0],
);

function reply(message: CompressReply): void {
  self.postMessage(message, { transfer: [] });
}
