/** n bytes with known digests: byte i is 31 i + i / 256. */
export function patternBytes(n: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(n);
  for (let index = 0; index < n; index++) bytes[index] = index * 31 + (index >>> 8);
  return bytes;
}

/** The same megabyte so many times. It is in memory once. */
export function patternBlob(megabytes: number): Blob {
  const part = new Blob([patternBytes(1024 * 1024)]);
  return new Blob(Array.from({ length: megabytes }, () => part));
}
