// Serves dist/ with Node alone: `node deploy/server.mjs`. PORT is 8080 unless you set it.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { assets, base, headersOf } from '../dist/portico-headers/headers.mjs';

const root = fileURLToPath(new URL('../dist/', import.meta.url));
const port = Number(process.env.PORT ?? 8080);

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressed = /^text\/|javascript|json|svg|wasm/;

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    // No such file, or a name that no file can have: too long, or with a null character.
    return false;
  }
}

/** The file of an address. A page that has no file of its own gets the document of all pages. */
function fileOf(pathname) {
  if (!pathname.startsWith(base)) return undefined;
  const path = join(root, normalize(`/${pathname.slice(base.length)}`));
  if (!path.startsWith(root)) return undefined;
  if (isFile(path)) return path;
  // A missing script or an unknown call must not get the HTML of a page.
  if (pathname.startsWith(assets) || pathname.startsWith('/api/')) return undefined;
  return [join(path, 'index.html'), join(root, '200.html'), join(root, 'index.html')].find(isFile);
}

const server = createServer((request, response) => {
  let pathname;
  try {
    ({ pathname } = new URL(request.url ?? '/', 'http://localhost'));
    pathname = decodeURIComponent(pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  if (`${pathname}/` === base) {
    response.writeHead(302, { Location: base }).end();
    return;
  }
  const file = fileOf(pathname);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
  const isForever = pathname.startsWith(assets);
  response.setHeader(
    'Cache-Control',
    isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  const zips = compressed.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (zips) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const coders = zips ? [createGzip()] : [];
  // The user may leave, or a deploy may delete the file meanwhile. Then only this answer ends.
  pipeline([createReadStream(file), ...coders, response], () => {});
});

server.listen(port, () => console.log(`http://localhost:${server.address().port}${base}`));
