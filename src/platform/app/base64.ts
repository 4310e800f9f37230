import { fromBase64 } from '@/shared/decode-value';
import { toBase64 } from '@/shared/encode-value';
import { attempt } from '@/shared/errors';
import { refuseUnless } from '@/platform/call/errors';

export function base64ToArrayBuffer(base64: string): ArrayBuffer {
  const buffer = typeof base64 === 'string' ? attempt(() => fromBase64(base64)) : undefined;
  const message = 'parameter.base64 should be base64';
  refuseUnless(buffer !== undefined, 'base64ToArrayBuffer', message);
  return buffer as ArrayBuffer;
}

export function arrayBufferToBase64(buffer: ArrayBuffer): string {
  const fine = buffer instanceof ArrayBuffer;
  refuseUnless(fine, 'arrayBufferToBase64', 'parameter.arrayBuffer should be an ArrayBuffer');
  return toBase64(buffer);
}
