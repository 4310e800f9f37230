import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifOrientation, orientationIn, pictureType } from '@/platform/media/picture-bytes';

const bytes = (...parts: readonly (readonly number[])[]) =>
  new DataView(Uint8Array.from(parts.flat()).buffer);

const start = [0xff, 0xd8];
const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
const picture = [0xff, 0xda, 0, 12];

function exif(orientation: number, little: boolean): readonly number[] {
  const n16 = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const n32 = (value: number) => (little ? [...n16(value), 0, 0] : [0, 0, ...n16(value)]);
  const tiff = [
    ...(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...n16(42),
    ...n32(8),
    // The second of the two tags holds the orientation.
    ...n16(2),
    ...[...n16(0x0100), ...n16(3), ...n32(1), ...n16(7), 0, 0],
    ...[...n16(0x0112), ...n16(3), ...n32(1), ...n16(orientation), 0, 0],
  ];
  return [0xff, 0xe1, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'EXIF orientation %i is found in both byte orders and after other segments',
  (value) => {
    for (const little of [true, false]) {
      expect(orientationIn(bytes(start, exif(value, little), picture))).toBe(value);
      expect(orientationIn(bytes(start, jfif, exif(value, little), picture))).toBe(value);
    }
  },
);

it.each([0, 9, 300])('the invalid orientation %i means upright', (value) => {
  expect(orientationIn(bytes(start, exif(value, false)))).toBe(1);
});

it.each([
  ['a PNG', bytes([0x89, 0x50, 0x4e, 0x47])],
  ['an empty file', bytes()],
  ['a JPEG without EXIF', bytes(start, jfif, picture)],
  ['EXIF after the start of the picture data', bytes(start, picture, exif(6, true))],
  ['EXIF data that end too early', bytes(start, exif(6, true).slice(0, 30))],
])('%s counts as upright', (_what, view) => {
  expect(orientationIn(view)).toBe(1);
});

it('the orientation is read from the beginning of a large file', async () => {
  const blob = new Blob([bytes(start, exif(6, true), picture), new Uint8Array(1_000_000)]);
  expect(await exifOrientation(blob)).toBe(6);
});

it('broken EXIF data always give a valid orientation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      const view = bytes(start, exif(6, true).slice(0, 12), [...rest]);
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(orientationIn(view));
    }),
  );
});

describe('pictureType', () => {
  const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

  it.each([
    ['\xff\xd8\xff\xe0rest', '', 'jpeg'],
    ['\x89PNG\r\n\x1a\nrest', 'image/jpeg', 'png'],
    ['GIF89a', '', 'gif'],
    ['RIFF\x01\x02\x03\x04WEBPVP8 ', '', 'webp'],
    ['RIFF\x01\x02\x03\x04WAVE', '', 'unknown'],
    ['BM\x01', '', 'bmp'],
    ['\0\0\0\x1cftypavif', '', 'avif'],
    ['\0\0\0\x18ftypheic', '', 'heic'],
    ['II*\0', '', 'tiff'],
    ['<svg/>', 'image/svg+xml', 'svg'],
    ['???', 'image/x-icon', 'icon'],
    ['', '', 'unknown'],
    ['GIF', 'text/plain', 'unknown'],
  ])('a file that begins with %j and has the type %j is %s', async (content, type, expected) => {
    expect(await pictureType(new Blob([latin(content)], { type }))).toBe(expected);
  });
});
