// One request from the proxy to a map service.
import { HttpError } from '../shared/http.mjs';

/** @typedef {import('./services.mjs').Endpoint} Endpoint */
/** @typedef {{ type: string, body: Uint8Array<ArrayBuffer> }} Answer */

/**
 * Reads at most `max` bytes, counted after decompression.
 * @param {Response} response
 * @param {number} max
 * @param {string} service
 */
async function readBytes(response, max, service) {
  const pieces = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    // Leaving the loop cancels the body.
    if (size > max) throw new HttpError(502, `${service} sent more than ${max} bytes`);
    pieces.push(piece);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array<ArrayBuffer>} body @param {Endpoint} endpoint @returns {Answer} */
function checkList(body, { service, secrets }) {
  const text = new TextDecoder().decode(body);
  const value = parse(text);
  if (typeof value !== 'object' || value === null) {
    throw new HttpError(502, `${service} did not send a JSON object`);
  }
  // A text in JSON can be written with escapes, so look at both forms.
  const forms = [text, JSON.stringify(value)];
  if (secrets.some((secret) => forms.some((form) => form.includes(secret)))) {
    throw new HttpError(502, `${service} sent an answer that contains the key`);
  }
  return { type: 'application/json', body };
}

/** @param {Response} response @param {Endpoint} endpoint */
function imageTypeOf(response, { service }) {
  // No SVG: it can contain scripts.
  const type = /^image\/(?:png|jpeg|webp|gif)\b/i.exec(response.headers.get('content-type') ?? '');
  if (type) return type[0].toLowerCase();
  throw new HttpError(502, `${service} did not send a picture`);
}

/**
 * The service gets no header and no cookie of the client. Redirects are not followed.
 * @param {Endpoint} endpoint
 * @param {ReadonlyMap<string, string>} query
 * @param {{ timeout: number, maxBytes: number, signal: AbortSignal }} options
 * @returns {Promise<Answer>}
 */
export async function askService(endpoint, query, { timeout, maxBytes, signal }) {
  const { service, kind } = endpoint;
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(endpoint.addressOf(query), {
      headers: { Accept: kind === 'tile' ? 'image/*' : 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.any([deadline, signal]),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new HttpError(502, `${service} answered with status ${response.status}`);
    }
    if (kind === 'list') return checkList(await readBytes(response, maxBytes, service), endpoint);
    const type = imageTypeOf(response, endpoint);
    return { type, body: await readBytes(response, maxBytes, service) };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The cause contains the address, and with it the key, so it stays out of the error.
    if (deadline.aborted) throw new HttpError(504, `${service} did not answer in ${timeout} ms`);
    throw new HttpError(502, `${service} cannot be reached`);
  }
}
