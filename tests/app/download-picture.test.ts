import { describe, expect, it } from 'vitest';
import { fileNameOf } from '@/app/download-picture';

describe('fileNameOf', () => {
  it.each([
    ['/pictures/arch.svg?size=2#x', 'arch.svg'],
    ['https://a.example/photos/', 'picture'],
    ['data:image/png;base64,AAAA', 'picture'],
    ['blob:https://a.example/0-1', 'picture'],
    ['plain.png', 'plain.png'],
  ])('%s', (url, name) => {
    expect(fileNameOf(url, 'https://b.example/')).toBe(name);
  });
});
