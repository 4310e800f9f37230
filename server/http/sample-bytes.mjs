// Bytes that everyone can work out: byte i is the top byte of (i mod 65521) times 2654435761, in 32 bits. The prime
// keeps a lost or doubled block of any usual size from going unnoticed.
const PERIOD = 65_521;

/** @param {number} index */
export const sampleByte = (index) => Math.imul(index % PERIOD, 2_654_435_761) >>> 24;

const twice = Buffer.from(Array.from({ length: 2 * PERIOD }, (_, index) => sampleByte(index)));

/**
 * @param {number} start
 * @param {number} end the last byte itself
 * @param {number} [piece] at most so many at a time
 */
export function* sampleBytes(start, end, piece = PERIOD) {
  for (let at = start; at <= end; ) {
    const from = at % PERIOD;
    const length = Math.min(end - at + 1, piece, PERIOD);
    yield twice.subarray(from, from + length);
    at += length;
  }
}
