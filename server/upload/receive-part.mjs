import { HttpError } from '../http/http-error.mjs';
import { piecesOf } from '../http/read-body.mjs';

/** @typedef {import('./create-uploads.mjs').Upload} Upload */

/** What has arrived, as a header. @param {Upload} upload @returns {Record<string, string>} */
export const rangeOf = ({ received }) => (received > 0 ? { Range: `bytes=0-${received - 1}` } : {});

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Upload} upload
 * @param {number} length
 */
async function append(request, upload, length) {
  const end = upload.received + length;
  for await (const piece of piecesOf(request, length)) {
    await upload.file.write(piece, 0, piece.length, upload.received);
    upload.hash.update(piece);
    upload.received += piece.length;
  }
  const missing = end - upload.received;
  if (missing > 0) {
    throw new HttpError(400, `${missing} bytes of the part are missing`, rangeOf(upload));
  }
}

/**
 * Appends a part as it comes in. What arrived counts, even when the connection breaks.
 * @param {import('node:http').IncomingMessage} request
 * @param {Upload} upload
 * @param {{ start: number, end: number }} range
 */
export async function receivePart(request, upload, { start, end }) {
  // Whoever comes later wins: the earlier connection may be dead without knowing it. Between the last look and taking
  // the upload nothing waits, or two would take it.
  while (upload.writer) {
    upload.writer.stop();
    await upload.writer.done;
  }
  if (start !== upload.received) {
    throw new HttpError(409, `the next byte is ${upload.received}`, rangeOf(upload));
  }
  const receiving = append(request, upload, end + 1 - start).finally(() => {
    upload.writer = undefined;
  });
  upload.writer = { stop: () => request.destroy(), done: receiving.catch(() => {}) };
  await receiving;
}
