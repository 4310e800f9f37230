import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Busboy } from '@fastify/busboy';
import { HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { piecesOf, wholeNumber } from '../http/requests.mjs';

const limits = {
  fieldSize: 1024 * 1024,
  fields: 1000,
  files: 100,
  parts: 1100,
  headerSize: 16_384,
};

/** @typedef {{ field: string, name: string, type: string, size: number, sha1: string }} ReceivedFile */

/** @param {import('node:http').IncomingMessage} request */
function createParser(request) {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new HttpError(415, 'the body must be multipart/form-data');
  }
  try {
    return new Busboy({ headers: { ...request.headers, 'content-type': type }, limits });
  } catch {
    throw new HttpError(400, 'the boundary of the multipart body is missing');
  }
}

/**
 * Collects the fields and the files of the parser. It keeps only the digests of files.
 * @param {import('@fastify/busboy').BusboyInstance} parser
 * @param {(error: HttpError) => void} fail
 */
function collect(parser, fail) {
  /** @type {Record<string, string | string[]>} */
  const fields = Object.create(null);
  /** @type {ReceivedFile[]} */
  const files = [];

  parser.on('field', (name = '', value, _nameCut, isCut) => {
    if (isCut) fail(new HttpError(413, `a field is larger than ${limits.fieldSize} bytes`));
    const known = fields[name];
    fields[name] = known === undefined ? value : [known, value].flat();
  });
  parser.on('file', (field = '', stream, name = '', _encoding, type) => {
    const file = { field, name, type, size: 0, sha1: '' };
    const hash = createHash('sha1');
    files.push(file);
    stream.on('data', (piece) => {
      file.size += piece.length;
      hash.update(piece);
    });
    stream.on('end', () => {
      file.sha1 = hash.digest('hex');
    });
    // The parser reports it too.
    stream.on('error', () => {});
  });
  return { fields, files };
}

/**
 * Reads a form while it arrives, in constant memory.
 * @param {import('node:http').IncomingMessage} request
 * @param {object} options
 * @param {number} options.limit bytes of the whole body
 * @param {AbortSignal} options.signal aborts when the client has gone
 */
async function readMultipart(request, { limit, signal }) {
  const parser = createParser(request);
  /** @type {HttpError | undefined} */
  let failure;
  /** @param {HttpError} error */
  const fail = (error) => {
    failure ??= error;
  };
  parser.on('error', ({ message }) => fail(new HttpError(400, `broken multipart: ${message}`)));
  for (const kind of /** @type {const} */ (['parts', 'files', 'fields'])) {
    parser.on(`${kind}Limit`, () => fail(new HttpError(413, `more than ${limits[kind]} ${kind}`)));
  }
  const form = collect(parser, fail);
  /** Settles after an error too, which is in `failure` then. @param {string} event */
  const heard = (event) => once(parser, event, { signal }).catch(() => {});
  // Listen from the start: bytes after the last boundary can end the parser in the middle of a piece.
  const finished = heard('finish');

  for await (const piece of piecesOf(request, limit)) {
    if (!parser.write(piece) && !failure) await heard('drain');
    if (failure) throw failure;
  }
  parser.end();
  await finished;
  if (failure) throw failure;
  return form;
}

/** @param {number} uploadLimit @returns {import('../http/router.mjs').Route} */
export function createFormUpload(uploadLimit) {
  return {
    method: 'POST',
    path: '/api/upload',
    async handle({ request, response, query, signal }) {
      const rule = { name: 'limit', max: uploadLimit, fallback: uploadLimit };
      const limit = wholeNumber(query.get('limit'), rule);
      sendJson(response, 200, await readMultipart(request, { limit, signal }));
    },
  };
}
