import { expect, it } from 'vitest';
import { fileSource, isBlob } from '@/platform/files/file-source';

it('takes paths, URLs, Blobs and Files', () => {
  for (const value of ['a.txt', 'blob:x', new Blob(['x']), new File(['x'], 'x.txt')]) {
    expect(fileSource(value, 'filePath')).toEqual({ value });
  }
});

it.each([[''], [null], [5], [{}], [new ArrayBuffer(1)]])('refuses %j', (value) => {
  expect(fileSource(value, 'filePath')).toEqual({
    refused: 'parameter.filePath should be a path, a URL, a File or a Blob',
  });
});

it('knows a blob by its tag', () => {
  expect(isBlob({ [Symbol.toStringTag]: 'File' })).toBe(true);
  expect(isBlob({ size: 1 })).toBe(false);
});
