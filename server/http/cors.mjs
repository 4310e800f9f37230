import { isLocalOrigin } from './local-hosts.mjs';

const exposed = [
  ...['Accept-Ranges', 'Allow', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag'],
  ...['Location', 'Range', 'Retry-After', 'WWW-Authenticate'],
].join(', ');

/**
 * Lets pages of this machine read the answers from another port. Vite's own way of doing so is switched off: it
 * would answer every OPTIONS request itself.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether this was a preflight, which is answered now
 */
export function allowLocalOrigins(request, response) {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (!origin || !isLocalOrigin(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', exposed);
  const method = request.headers['access-control-request-method'];
  if (request.method !== 'OPTIONS' || !method) return false;
  response.setHeader('Access-Control-Allow-Methods', method);
  const headers = request.headers['access-control-request-headers'];
  if (headers) response.setHeader('Access-Control-Allow-Headers', headers);
  response.writeHead(204).end();
  return true;
}
