const segment = (marker: number, ...bytes: number[]) => {
  const length = bytes.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...bytes];
};

/** Huffman tables: nine codes of four bits for the first coefficient, and one code of one bit for "end of block". */
const firstCodes = [0x00, 0, 0, 0, 9, ...Array<number>(12).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8];
const otherCodes = [0x10, 1, ...Array<number>(15).fill(0), 0];

/** Encodes a coefficient as its category and its bits. A negative number is written as its complement. */
function bitsOf(value: number): string {
  const size = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
  const offset = value < 0 ? value + 2 ** size - 1 : value;
  const rest = size === 0 ? '' : offset.toString(2).padStart(size, '0');
  return size.toString(2).padStart(4, '0') + rest;
}

/**
 * Creates a JPEG picture of one grey, 0 to 255, for the phone's album. Every decoder can read it, and the suite needs no
 * picture file. Sides are multiples of 8.
 */
export function flatJpeg(width: number, height: number, grey: number): Uint8Array {
  const isSide = (side: number) => side % 8 === 0 && side > 0 && side < 2 ** 16;
  if (!isSide(width) || !isSide(height)) {
    const sides = `${width} x ${height}`;
    throw new RangeError(`flatJpeg: sides must be multiples of 8 from 8 to 65528, not ${sides}`);
  }
  if (!Number.isInteger(grey) || grey < 0 || grey > 255) {
    throw new RangeError(`flatJpeg: grey must be a whole number from 0 to 255, not ${grey}`);
  }
  const blocks = (width / 8) * (height / 8);
  // The first block sets the colour. The other blocks have no change.
  let bits = `${bitsOf(grey - 128)}0`;
  for (let block = 1; block < blocks; block += 1) bits += `${bitsOf(0)}0`;
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8), 2);
    data.push(byte);
    // A byte of ones must be followed by zero. Otherwise it would start a marker.
    if (byte === 0xff) data.push(0);
  }
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, ...[0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, 0, ...Array<number>(64).fill(8)),
    ...segment(0xc0, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
    ...segment(0xc4, ...firstCodes),
    ...segment(0xc4, ...otherCodes),
    ...segment(0xda, 1, 1, 0x00, 0, 63, 0),
    ...data,
    ...[0xff, 0xd9],
  ]);
}
