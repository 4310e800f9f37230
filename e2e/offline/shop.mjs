import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias } from '../../scripts/aliases.mjs';
import { portico, securityHeaders } from '../../scripts/load-vite-plugin.mjs';
import { createBookings } from './bookings.mjs';

/** @param {string} path */
const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds of the small app in `app/`, each with a version. */
export function createBuilder() {
  const root = mkdtempSync(join(tmpdir(), 'portico-offline-'));
  cpSync(fromHere('app'), root, { recursive: true });
  symlinkSync(fromHere('../../node_modules'), join(root, 'node_modules'), 'junction');
  return {
    /**
     * @param {string} version
     * @param {Parameters<typeof portico>[0]} options
     */
    make: async (version, options = {}, base = '/') => {
      const outDir = join(root, `dist-${version}`);
      await build({
        configFile: false,
        ...{ root, base, logLevel: 'warn', resolve: { alias } },
        define: { VERSION: JSON.stringify(version) },
        plugins: [react(), portico({ offline: { keep: ['/pictures/'] }, ...options })],
        build: { outDir, emptyOutDir: true },
      });
      return outDir;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * A server of one build, with the strict policy. It can go away, and it can get another build.
 * @param {string} first
 */
export async function serveShop(
  first,
  { base = '/', shell = 'index.html', assetCache = 'max-age=31536000, immutable' } = {},
) {
  let folder = first;
  /** @type {import('node:http').Server | null} */
  let server = null;
  let port = 0;
  /** @type {string[]} */
  const asked = [];
  let silent = '';
  const bookings = createBookings();

  /** @param {string} path */
  const fileOf = (path) => {
    if (path.startsWith(`${base}api/`)) return null;
    const inside = path.slice(base.length);
    if (extname(inside) !== '') return isFile(join(folder, inside)) ? inside : null;
    const page = join(inside, 'index.html');
    return isFile(join(folder, page)) ? page : shell;
  };

  const start = async () => {
    const started = createServer((request, response) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      asked.push(path);
      if (path === silent) return;
      if (path === `${base}api/bookings`) return void bookings.answer(request, response);
      const file = path.startsWith(base) ? fileOf(path) : null;
      const cache = path.includes('/assets/') ? assetCache : 'no-cache';
      // Many servers send this `Vary` with all files.
      const headers = { ...securityHeaders(path), 'cache-control': cache, vary: 'Origin' };
      if (file === null) {
        response.writeHead(path.includes('/api/') ? 200 : 404, headers);
        response.end('{"from":"the server"}');
        return;
      }
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'content-type': type });
      response.end(readFileSync(join(folder, file)));
    });
    await new Promise((take) => {
      started.listen(port, 'localhost', () => take(undefined));
    });
    const address = started.address();
    if (address && typeof address === 'object') port = address.port;
    server = started;
  };

  const stop = async () => {
    const stopping = server;
    server = null;
    stopping?.closeAllConnections();
    await new Promise((take) => {
      if (stopping) stopping.close(take);
      else take(undefined);
    });
  };

  await start();
  return {
    origin: `http://localhost:${port}`,
    asked,
    bookings,
    /** @param {string} next */
    deploy: (next) => {
      folder = next;
    },
    /**
     * Never answers requests for this path.
     * @param {string} path
     */
    keepSilent: (path) => {
      silent = path;
    },
    goAway: stop,
    comeBack: start,
    close: stop,
  };
}
