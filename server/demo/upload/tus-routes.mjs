// Uploads by tus 1.0 (https://tus.io/protocols/resumable-upload): the core protocol, creation and termination.
import { HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { wholeNumber } from '../http/requests.mjs';
import { receivePart } from './receive-part.mjs';
import { failByFault } from './tus-faults.mjs';
import { createUploads } from './upload-store.mjs';

const ALL = '/api/upload/tus';
const ONE = `${ALL}/:id`;
const VERSION = '1.0.0';
const PART_TYPE = 'application/offset+octet-stream';
const MAX_METADATA = 4096;

/**
 * @typedef {import('./upload-store.mjs').Upload} Upload
 * @typedef {object} TusUpload
 * @property {Upload} upload
 * @property {number} total
 * @property {string | undefined} metadata as the client sent it
 * @property {string[]} faults that the next requests get, one each
 */

/** @param {{ data?: string, uploadLimit: number, now: () => number, faults: boolean }} options */
export function createTusRoutes({ data, uploadLimit, now, faults }) {
  const store = createUploads({ data, room: 2 * uploadLimit, now });
  /** @type {WeakMap<Upload, TusUpload>} */
  const tusUploads = new WeakMap();

  /** @param {string | undefined} id */
  const find = (id) => /** @type {TusUpload} */ (tusUploads.get(store.find(id)));

  /** @type {import('../http/router.mjs').Route[]} */
  const routes = [
    {
      method: 'OPTIONS',
      path: ALL,
      handle({ response }) {
        const headers = { 'Tus-Version': VERSION, 'Tus-Extension': 'creation,termination' };
        response.writeHead(204, { ...tus, ...headers, 'Tus-Max-Size': uploadLimit }).end();
      },
    },
    {
      method: 'POST',
      path: ALL,
      async handle({ request, response }) {
        checkVersion(request);
        const { 'upload-length': length, 'upload-metadata': metadata } = request.headers;
        const fields = readMetadata(one(metadata));
        const total = wholeNumber(one(length), { name: 'Upload-Length', max: MAX_LENGTH });
        if (total > uploadLimit) {
          throw new HttpError(413, `the file is larger than ${uploadLimit} bytes`, tus);
        }
        const upload = await store.create();
        try {
          store.setTotal(upload, total);
        } catch (error) {
          await store.remove(upload);
          throw error;
        }
        const asked = faults ? (fields.get('faults') ?? '').split(',').filter(Boolean) : [];
        tusUploads.set(upload, { upload, total, metadata: one(metadata), faults: asked });
        response.writeHead(201, { ...tus, Location: `${ALL}/${upload.id}` }).end();
      },
    },
    {
      method: 'HEAD',
      path: ONE,
      async handle(call) {
        checkVersion(call.request);
        const { upload, total, metadata, faults: asked } = find(call.params.id);
        if (await failByFault(asked.shift() ?? 'ok', call, upload, store)) return;
        const headers = {
          'Upload-Offset': upload.received,
          'Upload-Length': total,
          ...(metadata && { 'Upload-Metadata': metadata }),
          'Cache-Control': 'no-store',
        };
        call.response.writeHead(200, { ...tus, ...headers }).end();
      },
    },
    {
      method: 'PATCH',
      path: ONE,
      async handle(call) {
        const { request, response, params } = call;
        checkVersion(request);
        const { upload, total, faults: asked } = find(params.id);
        const { offset, length } = readPart(request);
        const end = length === undefined ? total : offset + length;
        if (offset !== upload.received) {
          throw new HttpError(409, `the offset is ${upload.received}`, tus);
        }
        if (end > total) throw new HttpError(413, `the file has ${total} bytes`, tus);
        const fault = asked.shift() ?? 'ok';
        if (await failByFault(fault, call, upload, store)) return;
        if (offset < end) {
          const mayBeShort = length === undefined;
          await receivePart(request, upload, { start: offset, end: end - 1, mayBeShort });
        }
        if (fault === 'lost') request.socket.destroy();
        else response.writeHead(204, { ...tus, 'Upload-Offset': upload.received }).end();
      },
    },
    {
      method: 'DELETE',
      path: ONE,
      async handle({ request, response, params }) {
        checkVersion(request);
        await store.remove(find(params.id).upload);
        response.writeHead(204, tus).end();
      },
    },
    {
      // Not part of tus: it lets a test compare the bytes.
      method: 'GET',
      path: ONE,
      handle({ response, params }) {
        const { upload, total } = find(params.id);
        if (upload.received < total) throw new HttpError(409, 'the upload is not whole yet');
        upload.sha1 ||= upload.hash.digest('hex');
        sendJson(response, 200, { size: upload.received, sha1: upload.sha1 });
      },
    },
  ];
  return { routes, close: store.close };
}

const tus = { 'Tus-Resumable': VERSION };
const MAX_LENGTH = 10 ** 15;

/** @param {string | string[] | undefined} header */
const one = (header) => (Array.isArray(header) ? header[0] : header);

/** @param {import('node:http').IncomingMessage} request */
function checkVersion({ headers }) {
  if (headers['tus-resumable'] === VERSION) return;
  throw new HttpError(412, `Tus-Resumable must be ${VERSION}`, { ...tus, 'Tus-Version': VERSION });
}

/** @param {import('node:http').IncomingMessage} request */
function readPart({ headers }) {
  if (headers['content-type'] !== PART_TYPE) {
    throw new HttpError(415, `Content-Type must be ${PART_TYPE}`, tus);
  }
  const rule = { max: MAX_LENGTH };
  const name = 'Content-Length';
  const { 'content-length': length } = headers;
  return {
    offset: wholeNumber(one(headers['upload-offset']), { ...rule, name: 'Upload-Offset' }),
    // A chunked body has no length.
    length: length === undefined ? undefined : wholeNumber(length, { ...rule, name }),
  };
}

/**
 * Reads `name base64,name base64`. A value may be missing.
 * @param {string} [header]
 * @returns {Map<string, string>}
 */
export function readMetadata(header = '') {
  if (header.length > MAX_METADATA) {
    throw new HttpError(400, `Upload-Metadata must have at most ${MAX_METADATA} characters`, tus);
  }
  /** @type {Map<string, string>} */
  const fields = new Map();
  for (const pair of header.split(',').filter((text) => text.trim() !== '')) {
    const [, name, value = ''] = /^\s*([^\s,]+)(?: ([A-Za-z\d+/]*={0,2}))?\s*$/.exec(pair) ?? [];
    if (name === undefined || fields.has(name)) {
      throw new HttpError(400, 'Upload-Metadata must be pairs of a name and a base64 text', tus);
    }
    fields.set(name, Buffer.from(value, 'base64').toString());
  }
  return fields;
}
