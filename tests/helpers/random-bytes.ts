/** Bytes that compression makes longer, the same ones each time. */
export function randomBytes(size: number): Uint8Array<ArrayBuffer> {
  let state = 0x9e3779b9;
  return Uint8Array.from({ length: size }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  });
}
