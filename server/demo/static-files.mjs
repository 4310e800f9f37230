import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './http/ranges.mjs';

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built app.
 * @param {{ root: string, headersOf: (pathname: string) => Record<string, string> }} site
 */
export function createFileHandler({ root, headersOf }) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return async ({ method = '', url = '/', headers: asked }, response) => {
    const [pathname = '/'] = url.split(/[?#]/);
    const headers = headersOf(pathname);
    const refuse = (/** @type {number} */ status, /** @type {string} */ text) =>
      response.writeHead(status, { ...headers, 'Content-Type': 'text/plain' }).end(text);
    if (!['GET', 'HEAD'].includes(method)) return void refuse(405, 'only GET and HEAD');
    const file = await findFile(root, pathname);
    if (!file) return void refuse(404, 'not found');
    // The answers have no ETag, so no `If-Range` can match.
    const isWhole = method === 'HEAD' || asked['if-range'] !== undefined;
    const range = byteRange(isWhole ? undefined : asked.range, file.size);
    if (range === 'none') {
      response.setHeader('Content-Range', `bytes */${file.size}`);
      return void refuse(416, 'no such part');
    }
    const { start, end } = range === 'all' ? { start: 0, end: file.size - 1 } : range;
    if (range !== 'all') response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`);
    const isLasting = file.path.startsWith(join(root, 'assets') + sep);
    response.writeHead(range === 'all' ? 200 : 206, {
      ...headers,
      'Content-Type': contentTypes[extname(file.path)] ?? 'application/octet-stream',
      'Content-Length': end - start + 1,
      'Accept-Ranges': 'bytes',
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (method === 'HEAD' || file.size === 0) return void response.end();
    await pipeline(createReadStream(file.path, { start, end }), response).catch(() =>
      response.destroy(),
    );
  };
}

/** @param {string} path */
async function sizeOf(path) {
  try {
    const info = await stat(path);
    return info.isFile() ? info.size : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The app decides about an address with a lone %, as about any other address.
    return pathname;
  }
}

/**
 * The file for a path: a real file, or the app's page. A missing chunk has no file, because the page in its place would
 * look like a broken deploy.
 * @param {string} root
 * @param {string} pathname
 */
export async function findFile(root, pathname) {
  const inside = normalize(decode(pathname));
  const path = join(root, inside);
  const isInside = path.startsWith(root + sep) && !inside.includes('\0');
  const size = isInside ? await sizeOf(path) : undefined;
  if (size !== undefined) return { path, size };
  if (/^[\\/]assets[\\/]/.test(inside)) return undefined;
  // A page that was rendered ahead, the empty document beside such pages, or the only document.
  for (const document of [join(inside, 'index.html'), '200.html', 'index.html']) {
    const page = join(root, document);
    const pageSize = page.startsWith(root + sep) ? await sizeOf(page) : undefined;
    if (pageSize !== undefined) return { path: page, size: pageSize };
  }
  return undefined;
}
