import { describe, expect, it } from 'vitest';
import { fileName, fileSource, isBlob, suffixOf } from '@/platform/files/file-source';
import fc from 'fast-check';
import { readDataUrl } from '@/platform/files/read-file';

describe('fileName', () => {
  const blob = new Blob(['x']);

  it('is the name of a File', () => {
    expect(fileName(new File([], 'a.png'), '/other.jpg')).toBe('a.png');
  });

  it.each([
    ['https://a.example/b/slab%20one.png?x=1#y', 'slab one.png'],
    ['/b/100%25.pdf', '100%.pdf'],
    ['/b/%zz.pdf', '%zz.pdf'],
  ])('is the last part of the URL %s', (source, name) => {
    expect(fileName(blob, source)).toBe(name);
  });

  it.each(['blob:http://a/0000.png', 'data:text/plain,/a.txt', 'https://a.example/b/', ''])(
    'is null for %j',
    (source) => {
      expect(fileName(blob, source)).toBeNull();
    },
  );
});

describe('fileSource', () => {
  it('accepts paths, URLs, Blobs and Files', () => {
    for (const value of ['a.txt', 'blob:x', new Blob(['x']), new File(['x'], 'x.txt')]) {
      expect(fileSource(value, 'filePath')).toEqual({ value });
    }
  });

  it.each([[''], [null], [5], [{}], [new ArrayBuffer(1)]])('refuses %j', (value) => {
    expect(fileSource(value, 'filePath')).toEqual({
      refused: 'parameter.filePath should be a path, a URL, a File or a Blob',
    });
  });

  it('recognises a Blob by its tag', () => {
    expect(isBlob({ [Symbol.toStringTag]: 'File' })).toBe(true);
    expect(isBlob({ size: 1 })).toBe(false);
  });
});

describe('suffixOf', () => {
  it.each([
    ['image/png', '.png'],
    ['image/jpeg', '.jpg'],
    ['image/svg+xml;charset=utf-8', '.svg'],
    ['image/x-icon', '.ico'],
    ['video/mp4;codecs=avc1', '.mp4'],
    ['video/quicktime', '.mov'],
    ['audio/webm', '.webm'],
    ['image/vnd.adobe.photoshop', ''],
    ['application/pdf', '.pdf'],
    ['text/plain;charset=utf-8', '.txt'],
    ['application/octet-stream', ''],
    ['image/', ''],
    ['', ''],
  ])('of the type %j is %j', (type, suffix) => {
    expect(suffixOf(type)).toBe(suffix);
  });
});

describe('readDataUrl', () => {
  const bytesOf = async (blob: Blob | null) => [
    ...new Uint8Array((await blob?.arrayBuffer()) ?? []),
  ];
  const textOf = async (url: string) => await readDataUrl(url)?.text();

  it('reads text, escaped text and base64', async () => {
    expect(await textOf('data:,hello')).toBe('hello');
    expect(await textOf('data:text/plain;charset=utf-8,%E4%BD%A0%20ok')).toBe('你 ok');
    expect(await textOf('data:text/plain;base64,aGVsbG8=')).toBe('hello');
    expect(await textOf('DATA:text/plain; BASE64,aGVs%62G8')).toBe('hello');
    expect(await textOf('data:,100%')).toBe('100%');
    expect(await textOf('data:,%zz%4')).toBe('%zz%4');
    expect(await textOf('data:,a#fragment')).toBe('a');
  });

  it('has the type of the URL', () => {
    expect(readDataUrl('data:image/png;base64,')?.type).toBe('image/png');
    expect(readDataUrl('data:,x')?.type).toBe('text/plain');
    expect(readDataUrl('data:;charset=utf-8,x')?.type).toBe('text/plain;charset=utf-8');
  });

  it.each(['data:', 'data:text/plain', 'data:;base64,*', 'https://a.example/', ''])(
    'is null for %j',
    (url) => {
      expect(readDataUrl(url)).toBeNull();
    },
  );

  it('decodes any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
        expect(await bytesOf(readDataUrl(`data:a/b;base64,${base64}`))).toEqual([...bytes]);
        expect(await bytesOf(readDataUrl(`data:a/b,${escaped}`))).toEqual([...bytes]);
      }),
    );
  });
});
