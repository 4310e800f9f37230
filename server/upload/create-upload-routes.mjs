import { createReadStream } from 'node:fs';
import { HttpError } from '../http/http-error.mjs';
import { sendJson } from '../http/send-json.mjs';
import { sendRanged } from '../http/send-ranged.mjs';
import { wholeNumber } from '../http/whole-number.mjs';
import { contentRange } from './content-range.mjs';
import { createUploads } from './create-uploads.mjs';
import { rangeOf } from './range-of.mjs';
import { readMultipart } from './read-multipart.mjs';
import { receivePart } from './receive-part.mjs';

/** @param {import('./create-uploads.mjs').Upload} upload */
const isWhole = ({ received, total }) => received === total;

/** @param {import('node:http').ServerResponse} response @param {import('./create-uploads.mjs').Upload} upload */
function sendState(response, upload) {
  if (isWhole(upload)) {
    upload.sha1 ||= upload.hash.digest('hex');
    sendJson(response, 200, { size: upload.received, sha1: upload.sha1 }, rangeOf(upload));
  } else {
    response.writeHead(308, { ...rangeOf(upload), 'Content-Length': 0 }).end();
  }
}

/** @param {{ data?: string, uploadLimit?: number, now: () => number }} options */
export function createUploadRoutes({ uploadLimit = 1024 ** 3, ...options }) {
  const uploads = createUploads(options);
  const one = '/api/upload/resumable/:id';

  /** @type {import('../http/create-router.mjs').Route[]} */
  const routes = [
    {
      method: 'POST',
      path: '/api/upload',
      async handle({ request, response, query }) {
        const rule = { name: 'limit', max: uploadLimit, fallback: uploadLimit };
        const limit = wholeNumber(query.get('limit'), rule);
        sendJson(response, 200, await readMultipart(request, limit));
      },
    },
    {
      method: 'POST',
      path: '/api/upload/resumable',
      async handle({ response }) {
        const id = await uploads.create();
        sendJson(response, 201, { id }, { Location: `/api/upload/resumable/${id}` });
      },
    },
    {
      method: 'PUT',
      path: one,
      async handle({ request, response, params }) {
        const upload = uploads.find(params.id);
        const range = contentRange(request.headers['content-range'], uploadLimit);
        upload.total ??= range.total;
        if (upload.total !== range.total) {
          throw new HttpError(409, `the total was ${upload.total} before`, rangeOf(upload));
        }
        if (range.start !== undefined && !isWhole(upload))
          await receivePart(request, upload, range);
        sendState(response, upload);
      },
    },
    {
      method: 'HEAD',
      path: one,
      handle({ response, params }) {
        response.writeHead(200, rangeOf(uploads.find(params.id))).end();
      },
    },
    {
      method: 'GET',
      path: one,
      async handle(call) {
        const upload = uploads.find(call.params.id);
        if (!isWhole(upload))
          throw new HttpError(409, 'the upload is not whole yet', rangeOf(upload));
        const read = (start, end) => createReadStream(upload.path, { start, end });
        await sendRanged(call, { size: upload.received, etag: `"${upload.id}"`, read });
      },
    },
    {
      method: 'DELETE',
      path: one,
      async handle({ response, params }) {
        await uploads.remove(uploads.find(params.id));
        response.writeHead(204).end();
      },
    },
  ];
  return { routes, close: uploads.close };
}
