// A static server as production has one: compressed, cached for ever, every unknown path is the page.
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { securityHeaders } from '../scripts/load-vite-plugin.mjs';

const HOST = 'localhost';

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** `answers`: further paths, with their JSON. */
export async function serve(files, answers = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    if (answers[pathname]) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answers[pathname]);
      return;
    }
    const path = files.has(pathname) ? pathname : '/index.html';
    response
      .writeHead(200, {
        ...securityHeaders(pathname),
        'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
        'Content-Encoding': 'gzip',
        'Cache-Control': path === '/index.html' ? 'no-cache' : 'max-age=31536000, immutable',
      })
      .end(files.get(path).gzip);
  });
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
