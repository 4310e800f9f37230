import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exifOrientation, orientationIn } from '@/platform/media/exif-orientation';

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
    // Two tags: the second is the one.
    ...n16(2),
    ...[...n16(0x0100), ...n16(3), ...n32(1), ...n16(7), 0, 0],
    ...[...n16(0x0112), ...n16(3), ...n32(1), ...n16(orientation), 0, 0],
  ];
  return [0xff, 0xe1, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'finds %i in either byte order, behind other segments',
  (value) => {
    for (const little of [true, false]) {
      expect(orientationIn(bytes(start, exif(value, little), picture))).toBe(value);
      expect(orientationIn(bytes(start, jfif, exif(value, little), picture))).toBe(value);
    }
  },
);

it.each([0, 9, 300])('takes %i for upright', (value) => {
  expect(orientationIn(bytes(start, exif(value, false)))).toBe(1);
});

it.each([
  ['no JPEG', bytes([0x89, 0x50, 0x4e, 0x47])],
  ['nothing', bytes()],
  ['a JPEG without EXIF', bytes(start, jfif, picture)],
  ['EXIF behind the picture’s start', bytes(start, picture, exif(6, true))],
  ['EXIF that is cut off', bytes(start, exif(6, true).slice(0, 30))],
])('takes %s for upright', (_what, view) => {
  expect(orientationIn(view)).toBe(1);
});

it('reads the beginning of a file', async () => {
  const blob = new Blob([bytes(start, exif(6, true), picture), new Uint8Array(1_000_000)]);
  expect(await exifOrientation(blob)).toBe(6);
});

it('ends, whatever it is given', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      const view = bytes(start, exif(6, true).slice(0, 12), [...rest]);
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(orientationIn(view));
    }),
  );
});
