import { open } from 'node:fs/promises';
import { HttpError } from '../http/http-error.mjs';
import { piecesOf } from '../http/read-body.mjs';
import { rangeOf } from './range-of.mjs';

/** Whoever comes later wins: the earlier connection may be dead without knowing it. @param {import('./create-uploads.mjs').Upload} upload */
async function stopOther(upload) {
  while (upload.writer) {
    upload.writer.stop();
    await upload.writer.done;
  }
}

/**
 * Appends a part as it comes in. What arrived counts, even when the connection breaks.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./create-uploads.mjs').Upload} upload
 * @param {{ start: number, end: number }} range
 */
export async function receivePart(request, upload, range) {
  await stopOther(upload);
  if (range.start !== upload.received) {
    throw new HttpError(409, `the next byte is ${upload.received}`, rangeOf(upload));
  }
  const done = append(request, upload, range.end + 1 - range.start);
  const writer = { stop: () => request.destroy(), done: done.catch(() => {}) };
  upload.writer = writer;
  try {
    await done;
  } finally {
    upload.writer = undefined;
  }
}

async function append(request, upload, length) {
  const file = await open(upload.path, 'r+');
  let left = length;
  try {
    for await (const piece of piecesOf(request, length)) {
      await file.write(piece, 0, piece.length, upload.received);
      upload.hash.update(piece);
      upload.received += piece.length;
      left -= piece.length;
    }
  } finally {
    await file.close();
  }
  if (left > 0) throw new HttpError(400, `${left} bytes of the part are missing`, rangeOf(upload));
}
