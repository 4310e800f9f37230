/** Where the camera was held, as EXIF numbers it: 1 is upright, from 5 on width and height are swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** It stands in front of the picture's own data, behind at most one other long segment. */
const HEAD = 256 * 1024;
const ORIENTATION = 0x0112;

export async function exifOrientation(blob: Blob): Promise<Orientation> {
  return orientationIn(new DataView(await blob.slice(0, HEAD).arrayBuffer()));
}

/** 1 for whatever is no JPEG, or says nothing, or is broken. */
export function orientationIn(view: DataView): Orientation {
  try {
    const tiff = exifIn(view);
    return tiff === null ? 1 : tagIn(view, tiff);
  } catch {
    // It ends too early.
    return 1;
  }
}

/** Where the EXIF data begin. */
function exifIn(view: DataView): number | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The picture itself begins.
    if (marker === 0xda) return null;
    const isExif = view.getUint32(at + 4) === 0x45786966 && view.getUint16(at + 8) === 0;
    if (marker === 0xe1 && isExif) return at + 10;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function tagIn(view: DataView, tiff: number): Orientation {
  const little = view.getUint16(tiff) === 0x4949;
  const entries = tiff + view.getUint32(tiff + 4, little);
  const count = view.getUint16(entries, little);
  for (let index = 0; index < count; index++) {
    const entry = entries + 2 + 12 * index;
    if (view.getUint16(entry, little) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}
