import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range.mjs';
import { HttpError } from './http-error.mjs';

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
 * @param {import('./create-router.mjs').Call} call
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
