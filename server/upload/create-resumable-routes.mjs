import { HttpError } from '../http/http-error.mjs';
import { sendJson } from '../http/send-json.mjs';
import { sendRanged } from '../http/send-ranged.mjs';
import { contentRange } from './content-range.mjs';
import { createUploads } from './create-uploads.mjs';
import { rangeOf, receivePart } from './receive-part.mjs';

const ALL = '/api/upload/resumable';
const ONE = `${ALL}/:id`;

/** @param {import('./create-uploads.mjs').Upload} upload */
const isWhole = ({ received, total }) => received === total;

/** @param {import('node:http').ServerResponse} response @param {import('./create-uploads.mjs').Upload} upload */
function sendState(response, upload) {
  if (isWhole(upload)) {
    upload.sha1 ||= upload.hash.digest('hex');
    sendJson(response, 200, { size: upload.received, sha1: upload.sha1 }, rangeOf(upload));
  } else {
    // Without a Location it is no redirect: more is awaited.
    response.writeHead(308, { ...rangeOf(upload), 'Content-Length': 0 }).end();
  }
}

/** @param {{ data?: string, uploadLimit: number, now: () => number }} options */
export function createResumableRoutes({ data, uploadLimit, now }) {
  const uploads = createUploads({ data, room: 2 * uploadLimit, now });

  /** @type {import('../http/create-router.mjs').Route[]} */
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
