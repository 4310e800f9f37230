import { refuseUnless } from '@/platform/call/errors';
import { fromBase64 } from '@/shared/decode-value';
import { toBase64 } from '@/shared/encode-value';
import { attempt } from '@/shared/errors';

export function base64ToArrayBuffer(base64: string): ArrayBuffer {
  const buffer = typeof base64 === 'string' ? attempt(() => fromBase64(base64)) : undefined;
  const message = 'parameter.base64 should be a base64 string';
  refuseUnless(buffer !== undefined, 'base64ToArrayBuffer', message, 'base64');
  return buffer as ArrayBuffer;
}

export function arrayBufferToBase64(arrayBuffer: ArrayBuffer): string {
  const message = 'parameter.arrayBuffer should be an ArrayBuffer';
  refuseUnless(arrayBuffer instanceof ArrayBuffer, 'arrayBufferToBase64', message, 'arrayBuffer');
  return toBase64(arrayBuffer);
}
