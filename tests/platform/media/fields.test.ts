import { describe, expect, it } from 'vitest';
import { qualityField } from '@/platform/media/fields';

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
  ])('[S5.8] the quality %s becomes %s', (given, expected) => {
    expect(quality(given, 'quality')).toEqual({ value: expected });
  });

  it.each([null, '0.5', {}, []])('the quality %j is refused', (given) => {
    expect(quality(given, 'quality')).toEqual({ refused: 'parameter.quality should be a number' });
  });
});
