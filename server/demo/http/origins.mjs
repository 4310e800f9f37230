// The hosts and origins that the demo server serves. HTTP and sockets follow the same rule.
import { HttpError } from '../../shared/http.mjs';

const NAMES = /^(localhost|[^.:]+\.localhost)$/i;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** @param {string} hostname as a URL has it */
const isAddress = (hostname) => hostname.startsWith('[') || IPV4.test(hostname);

/** @param {string} text @returns {URL | undefined} */
function parse(text) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Stops DNS rebinding: a foreign page can point its own name at this machine, and then `Host` has that name. IP
 * addresses are allowed, so a phone on the same network can open the app.
 * @param {string | undefined} host the header
 */
export function isOwnHost(host) {
  const url = host ? parse(`http://${host}`) : undefined;
  return url !== undefined && (NAMES.test(url.hostname) || isAddress(url.hostname));
}

/**
 * A page that this machine serves, at any port.
 * @param {string} origin the header
 */
export function isLocalOrigin(origin) {
  const hostname = parse(origin)?.hostname ?? '';
  const isLoopback = IPV4.test(hostname) && hostname.startsWith('127.');
  return NAMES.test(hostname) || hostname === '[::1]' || isLoopback;
}

/**
 * A page of this machine, of the server's own origin, or of an origin in the list. Requests that no page sends have no
 * `Origin`, and pass.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {readonly string[]} origins
 */
export function isAllowedOrigin({ host, origin }, origins) {
  if (!origin || isLocalOrigin(origin) || origins.includes(origin)) return true;
  return /^https?:\/\/(.*)$/.exec(origin)?.[1] === host;
}

const exposed = [
  ...['Accept-Ranges', 'Allow', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag'],
  ...['Location', 'Retry-After', 'WWW-Authenticate'],
  ...['Tus-Resumable', 'Tus-Version', 'Tus-Extension', 'Tus-Max-Size'],
  ...['Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
].join(', ');

/**
 * Refuses foreign hosts and origins with 403, and lets pages of this machine read the answers from another port. Vite's
 * CORS is switched off, because it answers every OPTIONS request itself.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {readonly string[]} origins allowed besides the origins of this machine
 * @returns {boolean} true for a preflight, which has its answer now
 */
export function checkOrigin(request, response, origins) {
  const { host, origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (!isOwnHost(host)) throw new HttpError(403, 'this host is not served');
  if (!isAllowedOrigin(request.headers, origins)) {
    throw new HttpError(403, 'this origin is not served');
  }
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
