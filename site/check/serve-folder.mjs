// A plain file server, as any static host is one.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Serves a folder at `base`. @param {string} folder @param {string} base */
export async function serveFolder(folder, base) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : '..';
    const place = join(folder, path.endsWith('/') || path === '' ? `${path}index.html` : path);
    if (path.includes('..') || !isFile(place)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(place)] ?? 'application/octet-stream',
    });
    createReadStream(place).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
