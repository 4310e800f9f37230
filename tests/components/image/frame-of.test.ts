import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, imageModes } from '@/components/image/frame-of';

describe('frameOf', () => {
  it('knows the modes of uni-app', () => {
    expect(imageModes).toEqual([
      ...['scaleToFill', 'aspectFit', 'aspectFill', 'widthFix', 'heightFix'],
      ...['top', 'bottom', 'center', 'left', 'right'],
      ...['top left', 'top right', 'bottom left', 'bottom right'],
    ]);
  });

  it.each([
    ['scaleToFill', 'fill'],
    ['aspectFit', 'contain'],
    ['aspectFill', 'cover'],
    ['widthFix', 'fill'],
    ['bottom right', 'none'],
    ['nonsense', 'fill'],
  ])('the mode %s gives object-fit %s', (mode, fit) =>
    expect(frameOf({ mode: mode as never }).fit).toBe(fit),
  );

  it('fixes the given side, and takes the aspect ratio from two numbers', () => {
    expect(frameOf({ mode: 'widthFix', width: 300, height: 150 })).toEqual({
      fit: 'fill',
      free: 'height',
      style: { width: 300, aspectRatio: 2 },
    });
    expect(frameOf({ mode: 'heightFix', width: '50%', height: 80 })).toEqual({
      fit: 'fill',
      free: 'width',
      style: { height: 80 },
    });
    expect(frameOf({ mode: 'top left' }).style).toEqual({ '--portico-image-position': 'top left' });
    expect(frameOf({ mode: 'aspectFill', ratio: 1.5 })).toEqual({
      fit: 'cover',
      free: 'none',
      style: { aspectRatio: 1.5, width: '100%' },
    });
  });

  it('never returns an invalid size', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(undefined, '', '10px'));
    fc.assert(
      fc.property(
        fc.constantFrom(...imageModes),
        any,
        any,
        fc.double(),
        (mode, width, height, ratio) => {
          const { style } = frameOf({ mode, width, height, ratio });
          for (const value of Object.values(style)) {
            expect(value === '' || Number.isNaN(value)).toBe(false);
            if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
