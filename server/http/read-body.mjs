import { HttpError } from './http-error.mjs';

/**
 * The pieces of a request. Leaving the loop early keeps the connection, so that a refusal can still be sent.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} limit bytes
 */
export async function* piecesOf(request, limit) {
  const tooLarge = () => new HttpError(413, `the body is larger than ${limit} bytes`);
  if (Number(request.headers['content-length']) > limit) throw tooLarge();
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > limit) throw tooLarge();
    yield piece;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {number} limit bytes
 */
export async function readBody(request, limit) {
  const pieces = [];
  for await (const piece of piecesOf(request, limit)) pieces.push(piece);
  return Buffer.concat(pieces);
}
