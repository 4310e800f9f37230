import { HttpError } from '../../shared/http.mjs';

const LIMIT = 64 * 1024;

/**
 * The JSON object in the body of a request.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readJson(request) {
  // A form of another site cannot send this type, so it cannot act for the user.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'the body must be application/json');
  }
  const value = parse((await readBody(request, LIMIT)).toString());
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HttpError(400, 'the body must be a JSON object');
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'the body is no JSON');
  }
}

/**
 * The pieces of a body. If the loop ends early, the connection stays open for the refusal.
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

/**
 * A whole number from the query or the path. The refusal of any other text has the name of the parameter.
 * @param {string | null | undefined} text
 * @param {{ name: string, min?: number, max: number, fallback?: number }} rule without a fallback, the number is required
 */
export function wholeNumber(text, { name, min = 0, max, fallback }) {
  if ((text === null || text === undefined) && fallback !== undefined) return fallback;
  const value = /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new HttpError(400, `${name} must be a whole number from ${min} to ${max}`);
}
