import type { Connect, Plugin } from 'vite';
import { createApi } from './api.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Applies the chaos switch of the page "Me", which each request sends in a header. */
function withChaos(): Connect.NextHandleFunction {
  const answer = createApi();
  let count = 0;
  return async (request, response, next) => {
    const chaos = request.headers['x-mock-chaos'];
    count += 1;
    if (chaos === 'slow') await wait(3000);
    if (chaos === 'broken' || (chaos === 'flaky' && count % 2 === 0)) {
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    answer(request, response).catch(next);
  };
}

/** A server under /api for development, for the preview of a build and for its tests. */
export function mockApi(): Plugin {
  return {
    name: 'mock-api',
    configureServer: ({ middlewares }) => void middlewares.use('/api', withChaos()),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', withChaos()),
  };
}
