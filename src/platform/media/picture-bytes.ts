/** Facts from the first bytes of a picture. Workers import this file too, so it imports nothing. */

/** How the camera was held, as EXIF numbers it: 1 is upright, from 5 on width and height are swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Bytes. The EXIF segment stands before the picture's own data, after at most one other long segment. */
const HEAD = 256 * 1024;
const ORIENTATION = 0x0112;

export async function exifOrientation(blob: Blob): Promise<Orientation> {
  return orientationIn(new DataView(await blob.slice(0, HEAD).arrayBuffer()));
}

/** 1 if the file is not a JPEG, has no orientation, or is broken. */
export function orientationIn(view: DataView): Orientation {
  try {
    const tiff = findExif(view);
    return tiff === null ? 1 : readOrientation(view, tiff);
  } catch {
    // The file ends too early.
    return 1;
  }
}

/** The offset of the EXIF data. */
function findExif(view: DataView): number | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The picture's own data begin.
    if (marker === 0xda) return null;
    const isExif = view.getUint32(at + 4) === 0x45786966 && view.getUint16(at + 8) === 0;
    if (marker === 0xe1 && isExif) return at + 10;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readOrientation(view: DataView, tiff: number): Orientation {
  const isLittleEndian = view.getUint16(tiff) === 0x4949;
  const entries = tiff + view.getUint32(tiff + 4, isLittleEndian);
  const count = view.getUint16(entries, isLittleEndian);
  for (let index = 0; index < count; index++) {
    const entry = entries + 2 + 12 * index;
    if (view.getUint16(entry, isLittleEndian) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** The first bytes of each type. `?` is any byte. */
const signatures: readonly (readonly [type: string, bytes: string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF8'],
  ['webp', 'RIFF????WEBP'],
  ['bmp', 'BM'],
  ['avif', '????ftypavi'],
  ['heic', '????ftyphei'],
  ['heic', '????ftypmif1'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['ico', '\0\0\x01\0'],
];

/** Names and MIME types are often wrong, so the bytes decide first. Else the MIME type, or 'unknown'. */
export async function pictureType(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.slice(0, 12).arrayBuffer());
  const found = signatures.find(([, signature]) =>
    Array.from(signature).every(
      (char, index) => char === '?' || bytes[index] === char.charCodeAt(0),
    ),
  );
  const subtype = /^image\/(?:x-)?([\w.]+)/.exec(blob.type)?.[1];
  return found?.[0] ?? subtype ?? 'unknown';
}
