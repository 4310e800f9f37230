import type { Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Connect, Plugin } from 'vite';
import { type Api, createApi } from './api.ts';
import { listenForSockets } from './live.ts';
import { createWays } from './ways.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function readRequest(request: Connect.IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(new URL(url, `http://${request.headers.host ?? 'localhost'}`), {
    method,
    headers,
    ...body,
  });
}

/** Slow, broken, or half of both: the page "Me" chooses it, and each request has it in a header. */
function withChaos(api: Api) {
  const ways = createWays();
  let count = 0;
  const answer = async (request: Connect.IncomingMessage): Promise<Response> => {
    const chaos = request.headers['x-mock-chaos'];
    count += 1;
    if (chaos === 'slow') await wait(3000);
    if (chaos === 'broken' || (chaos === 'flaky' && count % 2 === 0)) {
      return Response.json({}, { status: 503 });
    }
    const question = await readRequest(request);
    return (await ways(question)) ?? api.respond(question);
  };
  return (
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) => {
    if (!api.knows(request.url ?? '')) {
      next();
      return;
    }
    answer(request)
      .then(async ({ status, headers, body }) => {
        response.writeHead(status, Object.fromEntries(headers));
        // Piece by piece: an answer may still be written.
        if (body) await pipeline(Readable.fromWeb(body as ReadableStream), response);
        else response.end();
      })
      .catch((error: unknown) => {
        // The browser has closed the connection.
        if (!response.headersSent) next(error);
      });
  };
}

/** The server in memory: its requests, and its sockets. Requests that it does not know go to `next`. */
export function createMock() {
  const api = createApi();
  return {
    handle: withChaos(api),
    listen: (server: Pick<Server, 'on'>) => listenForSockets(server, api),
  };
}

/** A server under /api for development, for the preview of a build and for its tests. */
export function mockApi(): Plugin {
  const serve = ({
    middlewares,
    httpServer,
  }: {
    middlewares: Connect.Server;
    httpServer: unknown;
  }) => {
    const mock = createMock();
    middlewares.use(mock.handle);
    if (httpServer) mock.listen(httpServer as Pick<Server, 'on'>);
  };
  return { name: 'mock-api', configureServer: serve, configurePreviewServer: serve };
}
