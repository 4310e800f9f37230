import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetSize } from '@/platform/media/drawing';

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
  ])('a picture of %j that should be %j becomes %j', (natural, wanted, expected) => {
    expect(targetSize(natural, wanted)).toEqual(expected);
  });

  it('the size is never larger than iOS can draw, and never empty', () => {
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
