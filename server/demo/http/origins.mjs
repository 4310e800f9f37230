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
 * A page of the internet can point its own name at this machine; then the Host it asks for is that name. Addresses
 * are let in, for a phone on the desk.
 * @param {string | undefined} host the header
 */
export function isOwnHost(host) {
  const url = host ? parse(`http://${host}`) : undefined;
  return url !== undefined && (NAMES.test(url.hostname) || isAddress(url.hostname));
}

/**
 * Whose pages may read the answers: those of this machine, at any port.
 * @param {string} origin the header
 */
export function isLocalOrigin(origin) {
  const hostname = parse(origin)?.hostname ?? '';
  const isLoopback = IPV4.test(hostname) && hostname.startsWith('127.');
  return NAMES.test(hostname) || hostname === '[::1]' || isLoopback;
}

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
