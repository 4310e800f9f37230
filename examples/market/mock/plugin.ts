import type { Connect, Plugin } from 'vite';
import { type Api, createApi } from './api.ts';
import { listenForSockets } from './live.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Slow, broken, or half of both: the page "Me" chooses it, and each request has it in a header. */
function withChaos(api: Api): Connect.NextHandleFunction {
  let count = 0;
  return async (request, response, next) => {
    const chaos = request.headers['x-mock-chaos'];
    count += 1;
    if (chaos === 'slow') await wait(3000);
    if (chaos === 'broken' || (chaos === 'flaky' && count % 2 === 0)) {
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    api.respond(request, response).catch(next);
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
    const api = createApi();
    middlewares.use('/api', withChaos(api));
    if (httpServer) listenForSockets(httpServer as Parameters<typeof listenForSockets>[0], api);
  };
  return { name: 'mock-api', configureServer: serve, configurePreviewServer: serve };
}
