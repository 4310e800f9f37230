import { expect, it } from 'vitest';
import { flatJpeg } from '../../../src/testing/wechat/flat-jpeg';

it('flatJpeg writes the sides into the header of the picture', () => {
  const bytes = [...flatJpeg(640, 8, 90)];
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  expect(bytes.slice(at + 5, at + 9)).toEqual([0, 8, 2, 128]);
});

// Regression: decoders refused these pictures, or the picture was not grey.
it.each([
  [10, 8],
  [8, 0],
  [8.5, 8],
  [65_536, 8],
])('flatJpeg refuses a picture of %d by %d pixels', (width, height) => {
  expect(() => flatJpeg(width, height, 90)).toThrow(
    `flatJpeg: sides must be multiples of 8 from 8 to 65528, not ${width} x ${height}`,
  );
});

it.each([-1, 256, 0.5])('flatJpeg refuses a grey of %d', (grey) => {
  expect(() => flatJpeg(8, 8, grey)).toThrow(
    `flatJpeg: grey must be a whole number from 0 to 255, not ${grey}`,
  );
});
