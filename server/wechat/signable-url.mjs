import { HttpError } from '../shared/http.mjs';

const LIMIT = 4096;

/** @param {string} text @returns {URL | undefined} */
function parse(text) {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Behind a proxy the scheme is unknown, so `http` and `https` both match. @param {URL} url @param {string} host */
const isOf = (url, host) => parse(`${url.protocol}//${host}`)?.origin === url.origin;

/**
 * Checks the origins of a configuration, and writes them as browsers do.
 * @param {readonly string[]} texts
 */
export function parseOrigins(texts) {
  return texts.map((text) => {
    const url = parse(text);
    if (url && url.href === `${url.origin}/`) return url.origin;
    throw new TypeError(`origins: '${text}' is no origin such as https://m.example.com`);
  });
}

/**
 * Returns the address to sign, unchanged. Throws if the address or the page that asks is not of an allowed origin.
 * @param {unknown} value of the body's `url`
 * @param {object} asked
 * @param {readonly string[]} asked.origins the allowed origins, see `parseOrigins`
 * @param {string | undefined} [asked.host] the host of the server, which is allowed too
 * @param {string | undefined} [asked.origin] the `Origin` header of the request
 * @returns {string}
 */
export function signableUrl(value, { origins, host, origin }) {
  /** @param {URL | undefined} url */
  const isOurs = (url) =>
    url !== undefined && (origins.includes(url.origin) || (!!host && isOf(url, host)));

  if (origin !== undefined && !isOurs(parse(origin))) {
    throw new HttpError(403, 'pages of this origin get no signature');
  }
  const isShort = typeof value === 'string' && Buffer.byteLength(value) <= LIMIT;
  const url = isShort ? parse(value) : undefined;
  if (!isShort || !url) {
    throw new HttpError(400, `url must be an http or https address of at most ${LIMIT} bytes`);
  }
  if (!isOurs(url)) throw new HttpError(400, 'url must be of an origin that is signed for');
  return value;
}
