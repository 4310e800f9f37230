// Runs a handler of the Fetch API in node:http, node:http2, Express and Connect.

/**
 * @typedef {object} NodeRequest the part of Node's IncomingMessage that the handler reads
 * @property {string | undefined} [method]
 * @property {string | undefined} [url]
 * @property {string | undefined} [originalUrl] Express and Connect keep the whole path here
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {string[]} rawHeaders
 * @property {object} socket
 * @property {boolean} readableEnded
 * @property {unknown} [body] the result of a parser
 * @property {(options: { destroyOnReturn: boolean }) => AsyncIterator<any>} iterator
 * @property {() => unknown} resume
 *
 * @typedef {object} NodeResponse the part of Node's ServerResponse that the handler uses
 * @property {number} statusCode
 * @property {boolean} destroyed
 * @property {(name: string, value: string) => unknown} setHeader
 * @property {(name: string, value: string) => unknown} appendHeader
 * @property {(status: number, headers: Record<string, string>) => unknown} writeHead
 * @property {(body?: any) => unknown} end
 * @property {(event: 'close', listener: () => void) => unknown} once
 */

/** @param {NodeRequest} request */
function addressOf(request) {
  const scheme = 'encrypted' in request.socket && request.socket.encrypted ? 'https' : 'http';
  const target = request.originalUrl ?? request.url ?? '/';
  // A target can be a whole address or `*`. It must not choose the host.
  const path = target.startsWith('/') ? target : '/';
  const host = request.headers.host ?? request.headers[':authority'];
  const base = `${scheme}://${host}`;
  const origin = host && URL.canParse(base) ? new URL(base).origin : `${scheme}://localhost`;
  return `${origin}${path}`;
}

/** @param {NodeRequest} request @param {boolean} isParsed */
function headersOf({ rawHeaders }, isParsed) {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    // These describe the body that the parser has read. Names with a colon are of HTTP/2.
    if (name.startsWith(':') || (isParsed && /^content-(length|encoding)$/i.test(name))) continue;
    headers.append(name, value);
  }
  return headers;
}

/**
 * If the handler stops reading, the connection stays open for its answer, and for the next request.
 * @param {NodeRequest} request
 */
function streamOf(request) {
  /** @type {AsyncIterator<Uint8Array> | undefined} */
  let pieces;
  return new ReadableStream(
    {
      async pull(controller) {
        pieces ??= request.iterator({ destroyOnReturn: false });
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      async cancel() {
        await pieces?.return?.();
        // Node discards the rest of a body only if its reading has not begun.
        request.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @param {NodeRequest} request @param {boolean} isParsed */
function bodyOf(request, isParsed) {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (!isParsed) return streamOf(request);
  const { body } = request;
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** @param {NodeRequest} request @param {AbortSignal} signal */
function requestOf(request, signal) {
  // express.json() has read the body before this handler.
  const isParsed = request.readableEnded && request.body !== undefined;
  return new Request(addressOf(request), {
    method: request.method ?? 'GET',
    headers: headersOf(request, isParsed),
    body: bodyOf(request, isParsed),
    signal,
    duplex: 'half',
  });
}

/** @param {NodeResponse} target @param {Response} source @param {boolean} isHead */
async function send(target, source, isHead) {
  const body = Buffer.from(await source.arrayBuffer());
  target.statusCode = source.status;
  for (const [name, value] of source.headers) {
    if (name !== 'set-cookie') target.setHeader(name, value);
  }
  // Each cookie is a field of the header. Joined by commas, browsers would read one cookie.
  for (const cookie of source.headers.getSetCookie()) target.appendHeader('Set-Cookie', cookie);
  if (source.status !== 204 && source.status !== 304 && !isHead) {
    target.setHeader('Content-Length', `${body.length}`);
  }
  target.end(isHead ? undefined : body);
}

/** @param {NodeResponse} response @param {number} status @param {string} error */
function refuse(response, status, error) {
  if (response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error }));
}

/**
 * Next takes the handlers as they are, and Hono gives them `context.req.raw`.
 * @param {(request: Request) => Response | Promise<Response>} handler
 * @returns {(request: NodeRequest, response: NodeResponse, next?: (error?: unknown) => void) => void} an error of the
 *   handler goes to `next`; without it, the answer is 500 and the console shows the error
 */
export function toNodeHandler(handler) {
  if (typeof handler !== 'function') {
    throw new TypeError('toNodeHandler: handler must be a function, such as handlers.begin');
  }

  /** @type {ReturnType<typeof toNodeHandler>} */
  return (request, response, next) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let question;
    try {
      question = requestOf(request, gone.signal);
    } catch {
      // Requests of the Fetch API cannot have the methods TRACE and CONNECT.
      return refuse(response, 400, 'the request cannot be read');
    }
    const run = async () => {
      const answer = await handler(question);
      if (response.destroyed) await answer.body?.cancel();
      else await send(response, answer, request.method === 'HEAD');
    };
    run().catch((error) => {
      if (next) return next(error);
      console.error(error);
      refuse(response, 500, 'the server failed');
    });
  };
}
