import { describe, expect, it } from 'vitest';
import { pictureType } from '@/platform/media/picture-type';
import { qualityField } from '@/platform/media/quality-field';
import fc from 'fast-check';
import { targetSize } from '@/platform/media/target-size';

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
  ])('%j of type %j is %s', async (content, type, expected) => {
    expect(await pictureType(new Blob([latin(content)], { type }))).toBe(expected);
  });
});

describe('qualityField', () => {
  const quality = qualityField(0.8);

  it.each([
    [undefined, 0.8],
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [-0.1, 1],
    [1.1, 1],
    [80, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('[S5.8] %s becomes %s', (given, expected) => {
    expect(quality(given, 'quality')).toEqual({ value: expected });
  });

  it.each([null, '0.5', {}, []])('refuses %j', (given) => {
    expect(quality(given, 'quality')).toEqual({ refused: 'parameter.quality should be a number' });
  });
});

describe('targetSize', () => {
  const none = { width: undefined, height: undefined };

  it.each([
    [{ width: 400, height: 200 }, none, { width: 400, height: 200 }],
    [
      { width: 400, height: 200 },
      { ...none, width: 100 },
      { width: 100, height: 50 },
    ],
    [
      { width: 400, height: 200 },
      { ...none, height: 100 },
      { width: 200, height: 100 },
    ],
    [
      { width: 400, height: 200 },
      { width: 50, height: 60 },
      { width: 50, height: 60 },
    ],
    [
      { width: 4000, height: 3 },
      { ...none, width: 10 },
      { width: 10, height: 1 },
    ],
    [{ width: 8192, height: 8192 }, none, { width: 4096, height: 4096 }],
    [{ width: 8064, height: 6048 }, none, { width: 4729, height: 3547 }],
  ])('%j as %j is %j', (natural, wanted, expected) => {
    expect(targetSize(natural, wanted)).toEqual(expected);
  });

  it('is never more than iOS can draw, and never nothing', () => {
    const side = fc.integer({ min: 1, max: 60_000 });
    const maybe = fc.option(side, { nil: undefined });
    fc.assert(
      fc.property(side, side, maybe, maybe, (w, h, width, height) => {
        const size = targetSize({ width: w, height: h }, { width, height });
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
        if (Math.min(size.width, size.height) > 1)
          expect(size.width * size.height).toBeLessThanOrEqual(16_777_216);
      }),
    );
  });
});
