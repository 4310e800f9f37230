import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDataUrl } from '@/platform/files/read-data-url';

const bytesOf = async (blob: Blob | null) => [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
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

it('knows the type', () => {
  expect(readDataUrl('data:image/png;base64,')?.type).toBe('image/png');
  expect(readDataUrl('data:,x')?.type).toBe('text/plain');
  expect(readDataUrl('data:;charset=utf-8,x')?.type).toBe('text/plain;charset=utf-8');
});

it.each(['data:', 'data:text/plain', 'data:;base64,*', 'https://a.example/', ''])(
  'finds nothing in %j',
  (url) => {
    expect(readDataUrl(url)).toBeNull();
  },
);

it('gives back any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      const base64 = Buffer.from(bytes).toString('base64');
      const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
      expect(await bytesOf(readDataUrl(`data:a/b;base64,${base64}`))).toEqual([...bytes]);
      expect(await bytesOf(readDataUrl(`data:a/b,${escaped}`))).toEqual([...bytes]);
    }),
  );
});
