import { HttpError } from '../../shared/http.mjs';
import { piecesOf } from '../http/requests.mjs';

/** @typedef {import('./upload-store.mjs').Upload} Upload */

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Upload} upload
 * @param {number} length
 * @param {boolean} mayBeShort
 */
async function append(request, upload, length, mayBeShort) {
  const end = upload.received + length;
  for await (const piece of piecesOf(request, length)) {
    await upload.file.write(piece, 0, piece.length, upload.received);
    upload.hash.update(piece);
    upload.received += piece.length;
  }
  const missing = end - upload.received;
  if (missing > 0 && !mayBeShort) {
    throw new HttpError(400, `${missing} bytes of the part are missing`);
  }
}

/**
 * Appends a part while it arrives. Received bytes count, even when the connection breaks.
 * @param {import('node:http').IncomingMessage} request
 * @param {Upload} upload
 * @param {{ start: number, end: number, mayBeShort?: boolean }} range `end` is included
 */
export async function receivePart(request, upload, { start, end, mayBeShort = false }) {
  // The later connection wins, because the earlier one may be dead without an error. There is no `await` between the last
  // check and the assignment, so two connections cannot both get the upload.
  while (upload.writer) {
    upload.writer.stop();
    await upload.writer.done;
  }
  if (start !== upload.received) {
    throw new HttpError(409, `the next byte is ${upload.received}`);
  }
  const receiving = append(request, upload, end + 1 - start, mayBeShort).finally(() => {
    upload.writer = undefined;
  });
  upload.writer = { stop: () => request.destroy(), done: receiving.catch(() => {}) };
  await receiving;
}
