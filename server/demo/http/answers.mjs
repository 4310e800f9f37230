import { HttpError } from '../../shared/http.mjs';

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 * @param {Record<string, string>} [headers]
 */
export function sendJson(response, status, value, headers = {}) {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}

const PATIENCE = 30_000;

/**
 * Answers a call that failed, then reads the rest of the request and drops it. Browsers read an answer only after they
 * have sent everything. If the connection closes before that, they report an error without a status.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} error
 */
export function refuse(request, response, error) {
  const hasGone = response.destroyed || (request.destroyed && !request.complete);
  if (response.headersSent || hasGone) {
    response.destroy();
    return;
  }
  const known = error instanceof HttpError ? error : new HttpError(500, 'the backend failed');
  if (known !== error) console.error(error);
  sendJson(response, known.status, { error: known.message, ...known.details }, known.headers);
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), PATIENCE);
  // After the answer, the request does not emit `close` with its connection.
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  socket.once('close', stop);
  request.once('end', stop);
  request.resume();
}

/** Encodes all characters that RFC 5987 does not allow. @param {string} name */
const extended = (name) =>
  encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** @param {string} name @param {string} parameter */
function checked(name, parameter) {
  if (name.length <= 255 && !/[\0-\x1f\x7f]/.test(name) && name.isWellFormed()) return name;
  throw new HttpError(400, `${parameter} must have at most 255 characters and none that controls`);
}

/**
 * `attachment` with a plain name, an extended name, or both. Many servers send the plain name as raw UTF-8, and so does
 * this one.
 * @param {{ name: string | null, star: string | null }} names
 */
export function contentDisposition({ name, star }) {
  const parts = ['attachment'];
  if (name !== null) {
    const quoted = checked(name, 'name').replace(/[\\"]/g, '\\$&');
    parts.push(`filename="${Buffer.from(quoted).toString('latin1')}"`);
  }
  if (star !== null) parts.push(`filename*=UTF-8''${extended(checked(star, 'star'))}`);
  return parts.join('; ');
}
