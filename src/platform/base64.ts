import { refuseUnless } from './refuse-unless';

export function base64ToArrayBuffer(base64: string): ArrayBuffer {
  let bytes = '';
  let fine = typeof base64 === 'string';
  try {
    if (fine) bytes = atob(base64);
  } catch {
    fine = false;
  }
  refuseUnless(fine, 'base64ToArrayBuffer', 'parameter.base64 should be base64');
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer;
}

export function arrayBufferToBase64(buffer: ArrayBuffer): string {
  const fine = buffer instanceof ArrayBuffer;
  refuseUnless(fine, 'arrayBufferToBase64', 'parameter.arrayBuffer should be an ArrayBuffer');
  let bytes = '';
  // One by one: spread into one call, a picture's bytes are more arguments than a stack holds.
  for (const byte of new Uint8Array(buffer)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
