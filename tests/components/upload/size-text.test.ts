import { describe, expect, it } from 'vitest';
import { sizeText } from '@/components/upload/size-text';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1536, '1.5 kB'],
    [2 * 1024 * 1024, '2 MB'],
    [3_670_016, '3.5 MB'],
    [100 * 1024 * 1024, '100 MB'],
    [5 * 1024 ** 4, '5,120 GB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(sizeText(bytes, 'en')).toBe(text);
  });

  it('is of the locale', () => {
    expect(sizeText(1536, 'de')).toBe('1,5 kB');
  });
});
