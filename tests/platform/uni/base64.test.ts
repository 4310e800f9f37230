import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrayBufferToBase64, base64ToArrayBuffer } from '@/platform/uni/sync-calls';

const bytesOf = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)];

it('base64 is encoded and decoded for plain and empty buffers', () => {
  expect(arrayBufferToBase64(Uint8Array.of(80, 111, 114, 116, 105, 99, 111).buffer)).toBe(
    'UG9ydGljbw==',
  );
  expect(bytesOf(base64ToArrayBuffer('UG9ydGljbw=='))).toEqual([80, 111, 114, 116, 105, 99, 111]);
  expect(arrayBufferToBase64(new ArrayBuffer(0))).toBe('');
  expect(base64ToArrayBuffer('').byteLength).toBe(0);
});

it('every buffer survives encoding and decoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      const buffer = Uint8Array.from(bytes).buffer;
      expect(arrayBufferToBase64(buffer)).toBe(Buffer.from(bytes).toString('base64'));
      expect(bytesOf(base64ToArrayBuffer(arrayBufferToBase64(buffer)))).toEqual([...bytes]);
    }),
  );
});

it('a buffer of 3 MB survives encoding and decoding', { tags: 'long' }, () => {
  const buffer = new Uint8Array(3_000_000).fill(200).buffer;
  expect(base64ToArrayBuffer(arrayBufferToBase64(buffer)).byteLength).toBe(3_000_000);
});

it.each([undefined, null, 5, {}, '*', 'A', 'é'])('base64ToArrayBuffer refuses %j', (given) => {
  expect(() => base64ToArrayBuffer(given as string)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'base64ToArrayBuffer:fail parameter.base64 should be a base64 string',
    }) as Error,
  );
});

it.each([undefined, null, 'x', [1], new Uint8Array(2)])(
  'arrayBufferToBase64 refuses %j',
  (given) => {
    expect(() => arrayBufferToBase64(given as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'arrayBufferToBase64:fail parameter.arrayBuffer should be an ArrayBuffer',
      }) as Error,
    );
  },
);
