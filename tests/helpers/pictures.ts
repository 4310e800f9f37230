/** A picture whose upper left quarter is red and whose rest is blue. */
export async function picture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#00f';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, width / 2, height / 2);
  return fileFrom(canvas, type);
}

/** Photos are hard to compress: noise is the hardest. */
export async function noise(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d')!;
  const data = pen.createImageData(width, height);
  let seed = 1;
  for (let index = 0; index < data.data.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    data.data[index] = index % 4 === 3 ? 255 : seed >> 16;
  }
  pen.putImageData(data, 0, 0);
  return fileFrom(canvas, type);
}

async function fileFrom(canvas: HTMLCanvasElement, type: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  if (blob?.type !== type) throw new Error(`this browser makes no ${type}`);
  return new File([blob], `picture.${type.split('/')[1]}`, { type });
}

/** The bytes of an EXIF segment with the orientation of the camera. */
export function exifSegment(orientation: number, littleEndian = false): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(36));
  view.setUint16(0, 0xffe1);
  view.setUint16(2, 34);
  view.setUint32(4, 0x45786966);
  view.setUint16(10, littleEndian ? 0x4949 : 0x4d4d);
  view.setUint16(12, 42, littleEndian);
  view.setUint32(14, 8, littleEndian);
  view.setUint16(18, 1, littleEndian);
  view.setUint16(20, 0x0112, littleEndian);
  view.setUint16(22, 3, littleEndian);
  view.setUint32(24, 1, littleEndian);
  view.setUint16(28, orientation, littleEndian);
  return new Uint8Array(view.buffer);
}

/** The same JPEG with an orientation. */
export function held(jpeg: Blob, orientation: number): File {
  const parts = [jpeg.slice(0, 2), exifSegment(orientation), jpeg.slice(2)];
  return new File(parts, 'held.jpg', { type: 'image/jpeg' });
}

/** The colours of the four quarters, r or b each, row by row. */
export async function quartersOf(blob: Blob): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  const colour = (x: number, y: number) => {
    const [red = 0, , blue = 0] = pen.getImageData(x * canvas.width, y * canvas.height, 1, 1).data;
    return red > blue ? 'r' : 'b';
  };
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ]
    .map(([x = 0, y = 0]) => colour(x, y))
    .join('');
}
