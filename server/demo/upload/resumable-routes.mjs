import { HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { sendRanged } from '../http/ranges.mjs';
import { piecesOf } from '../http/requests.mjs';
import { createUploads } from './upload-store.mjs';

const ALL = '/api/upload/resumable';
const ONE = `${ALL}/:id`;

/** @param {import('./upload-store.mjs').Upload} upload */
const isWhole = ({ received, total }) => received === total;

/** @param {import('node:http').ServerResponse} response @param {import('./upload-store.mjs').Upload} upload */
function sendState(response, upload) {
  if (isWhole(upload)) {
    upload.sha1 ||= upload.hash.digest('hex');
    sendJson(response, 200, { size: upload.received, sha1: upload.sha1 }, rangeOf(upload));
  } else {
    // A 308 without a Location is not a redirect: the client sends more.
    response.writeHead(308, { ...rangeOf(upload), 'Content-Length': 0 }).end();
  }
}

/** @param {{ data?: string, uploadLimit: number, now: () => number }} options */
export function createResumableRoutes({ data, uploadLimit, now }) {
  const uploads = createUploads({ data, room: 2 * uploadLimit, now });

  /** @type {import('../http/router.mjs').Route[]} */
  const routes = [
    {
      method: 'POST',
      path: ALL,
      async handle({ response }) {
        const { id } = await uploads.create();
        sendJson(response, 201, { id }, { Location: `${ALL}/${id}` });
      },
    },
    {
      method: 'PUT',
      path: ONE,
      async handle({ request, response, params }) {
        const upload = uploads.find(params.id);
        const { total, ...part } = contentRange(request.headers['content-range'], uploadLimit);
        uploads.setTotal(upload, total);
        if (part.start !== undefined && !isWhole(upload)) await receivePart(request, upload, part);
        sendState(response, upload);
      },
    },
    {
      method: 'HEAD',
      path: ONE,
      handle({ response, params }) {
        response.writeHead(200, rangeOf(uploads.find(params.id))).end();
      },
    },
    {
      method: 'GET',
      path: ONE,
      async handle(call) {
        const upload = uploads.find(call.params.id);
        if (!isWhole(upload)) {
          throw new HttpError(409, 'the upload is not whole yet', rangeOf(upload));
        }
        /** @param {number} start @param {number} end */
        const read = (start, end) => upload.file.createReadStream({ start, end, autoClose: false });
        await sendRanged(call, { size: upload.received, etag: `"${upload.id}"`, read });
      },
    },
    {
      method: 'DELETE',
      path: ONE,
      async handle({ response, params }) {
        await uploads.remove(uploads.find(params.id));
        response.writeHead(204).end();
      },
    },
  ];
  return { routes, close: uploads.close };
}

/** @typedef {import('./upload-store.mjs').Upload} Upload */

/** The received bytes, as a header. @param {Upload} upload @returns {Record<string, string>} */
export const rangeOf = ({ received }) => (received > 0 ? { Range: `bytes=0-${received - 1}` } : {});

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
    throw new HttpError(400, `${missing} bytes of the part are missing`, rangeOf(upload));
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
    throw new HttpError(409, `the next byte is ${upload.received}`, rangeOf(upload));
  }
  const receiving = append(request, upload, end + 1 - start, mayBeShort).finally(() => {
    upload.writer = undefined;
  });
  upload.writer = { stop: () => request.destroy(), done: receiving.catch(() => {}) };
  await receiving;
}

/**
 * Reads `bytes 0-99/300`, or `bytes *\/300`, which only asks for the received bytes.
 * @param {string | undefined} header
 * @param {number} limit
 * @returns {{ start: number, end: number, total: number } | { start: undefined, total: number }} `end` is included
 */
export function contentRange(header, limit) {
  const [, from, to, size] =
    /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/.exec(header ?? '') ?? [];
  const total = Number(size);
  if (size === undefined) {
    throw new HttpError(400, 'Content-Range must be `bytes first-last/total` or `bytes */total`');
  }
  if (total > limit) throw new HttpError(413, `the file is larger than ${limit} bytes`);
  if (from === undefined) return { start: undefined, total };
  const [start, end] = [Number(from), Number(to)];
  if (start <= end && end < total) return { start, end, total };
  throw new HttpError(400, 'Content-Range does not fit into its total');
}
