import { expect, it } from 'vitest';
import { flatJpeg } from '../../../src/testing/wechat/flat-jpeg';

it('a picture has its sides in its header', () => {
  const bytes = [...flatJpeg(640, 8, 90)];
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  expect(bytes.slice(at + 5, at + 9)).toEqual([0, 8, 2, 128]);
});

// Each of these was a file that decoders break off, or no grey at all.
it.each([
  [10, 8],
  [8, 0],
  [8.5, 8],
  [65_536, 8],
])('a picture of %d by %d pixels is refused', (width, height) => {
  expect(() => flatJpeg(width, height, 90)).toThrow(
    `flatJpeg: sides are multiples of 8 from 8 to 65528, not ${width} x ${height}`,
  );
});

it.each([-1, 256, 0.5])('a grey of %d is refused', (grey) => {
  expect(() => flatJpeg(8, 8, grey)).toThrow(
    `flatJpeg: grey is a whole number from 0 to 255, not ${grey}`,
  );
});
