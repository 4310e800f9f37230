import { pipeline } from 'node:stream/promises';
import { HttpError } from '../../shared/http.mjs';

/**
 * @typedef {object} Content
 * @property {number} size
 * @property {string} etag
 * @property {(start: number, end: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>} read end included
 * @property {Record<string, string>} [headers]
 */

/** @param {string | undefined} header @param {string} etag */
const names = (header, etag) =>
  (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * Answers GET and HEAD, whole or in part.
 * @param {import('./router.mjs').Call} call
 * @param {Content} content
 */
export async function sendRanged({ request, response }, { size, etag, read, headers = {} }) {
  const always = { 'Accept-Ranges': 'bytes', ETag: etag, 'Cache-Control': 'no-cache', ...headers };
  if (names(request.headers['if-none-match'], etag)) {
    response.writeHead(304, always).end();
    return;
  }
  const condition = request.headers['if-range'];
  const isAsked = request.method === 'GET' && (condition === undefined || condition === etag);
  const range = isAsked ? byteRange(request.headers.range, size) : 'all';
  if (range === 'none') {
    throw new HttpError(416, `there are ${size} bytes`, { 'Content-Range': `bytes */${size}` });
  }
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range;
  const part = range === 'all' ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` };
  response.writeHead(range === 'all' ? 200 : 206, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': end - start + 1,
    ...always,
    ...part,
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(read(start, end), response);
}

/**
 * Reads a Range header. Unknown, broken and multipart ranges count as no header (RFC 9110 14.2), which is `all`. `none` is
 * a range without a byte.
 * @param {string | undefined} header
 * @param {number} size
 * @returns {{ start: number, end: number } | 'all' | 'none'} `end` is included
 */
export function byteRange(header, size) {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'all';
  const end = Math.min(last === '' ? size - 1 : Number(last), size - 1);
  return start >= size ? 'none' : { start, end };
}

// Bytes that a test can compute: byte i is the top byte of (i mod 65521) times 2654435761, in 32 bits. The period is a
// prime, so a lost or repeated block of a usual size changes the bytes.
const PERIOD = 65_521;

/** @param {number} index */
export const sampleByte = (index) => Math.imul(index % PERIOD, 2_654_435_761) >>> 24;

const twice = Buffer.from(Array.from({ length: 2 * PERIOD }, (_, index) => sampleByte(index)));

/**
 * @param {number} start
 * @param {number} end included
 * @param {number} [piece] the most bytes of one piece
 */
export function* sampleBytes(start, end, piece = PERIOD) {
  for (let at = start; at <= end; ) {
    const from = at % PERIOD;
    const length = Math.min(end - at + 1, piece, PERIOD);
    yield twice.subarray(from, from + length);
    at += length;
  }
}
