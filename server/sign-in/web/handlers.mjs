// The two requests of a page that signs in. Which service it is does not matter here.
import { HttpError, isLocal } from '../../shared/http.mjs';

/**
 * @typedef {object} Handlers they take POST with JSON, and answer JSON. The server must have the origin of the page:
 *   browsers send the cookie to no other one
 * @property {(request: Request) => Promise<Response>} begin the question of the page to what it needs for the sign-in
 * @property {(request: Request) => Promise<Response>} finish the answer of the service to the value of `session`
 *
 * @typedef {Record<string, any>} Question the body of a request. Nothing in it is checked
 * @typedef {{ answer: object, cookie: string }} Beginning
 */

/**
 * @template User
 * @typedef {object} HandlerOptions
 * @property {(question: Question, cookie: string | undefined, request: Request) => Beginning | Promise<Beginning>} begin
 * @property {(question: Question, cookie: string, request: Request) => Promise<User>} finish
 * @property {(user: User, request: Request) => unknown} session
 * @property {(origin: string) => boolean} isOrigin
 * @property {string} cookieName
 * @property {number} lifetime seconds of the cookie
 * @property {number} limit bytes of a body
 */

/** @param {Request} request @param {number} limit */
async function readText(request, limit) {
  const tooLarge = () => new HttpError(413, `the body is larger than ${limit} bytes`);
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const pieces = [];
  let size = 0;
  try {
    for await (const piece of request.body ?? []) {
      size += piece.length;
      if (size > limit) throw tooLarge();
      pieces.push(piece);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'the body cannot be read');
  }
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    // The error of JSON.parse repeats a part of the body.
    throw new HttpError(400, 'the body is no JSON');
  }
}

/**
 * @param {Request} request
 * @param {Pick<HandlerOptions<unknown>, 'isOrigin' | 'limit'>} options
 * @returns {Promise<Question>}
 */
async function readQuestion(request, { isOrigin, limit }) {
  if (request.method !== 'POST') {
    throw new HttpError(405, 'the sign-in takes POST', { Allow: 'POST' });
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isOrigin(origin)) {
    throw new HttpError(403, 'pages of this origin cannot sign in here');
  }
  const value = parse(await readText(request, limit));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'the body must be a JSON object');
  }
  return value;
}

/**
 * Development servers have no HTTPS, and Safari keeps no Secure cookie of http://localhost. The origin of the page
 * comes first, because a proxy may call this server http://localhost too.
 * @param {Request} request
 * @param {string} plainName
 */
function cookieOf(request, plainName) {
  const page = request.headers.get('origin') ?? request.url;
  const isPlain = isLocal(new URL(page));
  const name = isPlain ? plainName : `__Host-${plainName}`;
  const given = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  return {
    value: given?.slice(name.length + 1),
    /** @param {string} value @param {number} seconds */
    field: (value, seconds) =>
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isPlain ? '' : '; Secure'}`,
  };
}

/** @param {unknown} value @param {number} status @param {Record<string, string>} headers */
function answer(value, status = 200, headers = {}) {
  return new Response(JSON.stringify(value ?? null), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** The product's own answer. Its headers may be read-only, so it is copied. @param {Response} response */
function copyOf(response) {
  const copy = new Response(response.body, response);
  copy.headers.set('Cache-Control', 'no-store');
  return copy;
}

/** The way of a service, which has a page at an address. @param {{ address: string, cookie: string }} beginning */
export const withAddress = ({ address, cookie }) => ({ answer: { address }, cookie });

/**
 * @template User
 * @param {HandlerOptions<User>} options
 * @returns {Handlers}
 */
export function createHandlers(options) {
  const { begin, finish, session, cookieName, lifetime } = options;
  /** @param {(request: Request, question: Question) => Promise<Response>} run @returns {(request: Request) => Promise<Response>} */
  const handler = (run) => async (request) => {
    try {
      return await run(request, await readQuestion(request, options));
    } catch (error) {
      // All other errors are of the product's code. The framework reports them.
      if (!(error instanceof HttpError)) throw error;
      return answer({ error: error.message, ...error.details }, error.status, error.headers);
    }
  };

  return {
    begin: handler(async (request, question) => {
      const { value, field } = cookieOf(request, cookieName);
      const begun = await begin(question, value, request);
      return answer(begun.answer, 200, { 'Set-Cookie': field(begun.cookie, lifetime) });
    }),

    finish: handler(async (request, question) => {
      // The cookie stays: another tab may be on its way with it. Each state works once.
      const { value = '' } = cookieOf(request, cookieName);
      const result = await session(await finish(question, value, request), request);
      return result instanceof Response ? copyOf(result) : answer(result);
    }),
  };
}
