import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Busboy } from '@fastify/busboy';
import { HttpError } from '../http/http-error.mjs';
import { piecesOf } from '../http/read-body.mjs';

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
  try {
    return new Busboy({ headers: request.headers, limits });
  } catch (cause) {
    throw new HttpError(400, `the multipart body cannot be read: ${cause.message}`);
  }
}

/**
 * Takes a form as it comes in: of the files only their digests are kept.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} limit bytes of the whole body
 */
export async function readMultipart(request, limit) {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'the body must be multipart/form-data');
  }
  const parser = createParser(request);
  /** @type {Record<string, string | string[]>} */
  const fields = Object.create(null);
  /** @type {ReceivedFile[]} */
  const files = [];
  /** @type {Error | undefined} */
  let failure;
  const fail = (error) => {
    failure ??= error;
  };

  parser.on('error', (error) =>
    fail(new HttpError(400, `the multipart body is broken: ${error.message}`)),
  );
  for (const kind of ['parts', 'files', 'fields']) {
    parser.on(`${kind}Limit`, () => fail(new HttpError(413, `more than ${limits[kind]} ${kind}`)));
  }
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
    stream.on('error', () => {});
  });

  for await (const piece of piecesOf(request, limit)) {
    // `once` rejects at an error of the parser.
    if (!parser.write(piece) && !failure) await once(parser, 'drain').catch(() => {});
    if (failure) throw failure;
  }
  const finished = once(parser, 'finish').catch(() => {});
  parser.end();
  if (!failure) await finished;
  if (failure) throw failure;
  return { fields, files };
}
