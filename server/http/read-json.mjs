import { HttpError } from './http-error.mjs';
import { readBody } from './read-body.mjs';

const LIMIT = 64 * 1024;

/**
 * The object that a request brings.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readJson(request) {
  // A form of another site cannot send this type, so it cannot act for the visitor.
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
