/** How a file of each kind begins; null is any byte. */
const beginnings: readonly (readonly [type: string, bytes: string])[] = [
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

/** By its first bytes, since names and MIME types are often wrong; else by its MIME type, or 'unknown'. */
export async function pictureType(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.slice(0, 12).arrayBuffer());
  const found = beginnings.find(([, beginning]) =>
    Array.from(beginning).every(
      (char, index) => char === '?' || bytes[index] === char.charCodeAt(0),
    ),
  );
  const named = /^image\/(?:x-)?([\w.]+)/.exec(blob.type)?.[1];
  return found?.[0] ?? named ?? 'unknown';
}
