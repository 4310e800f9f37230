import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias } from '../../scripts/aliases.mjs';
import { portico, securityHeaders } from '../../scripts/load-vite-plugin.mjs';

type Options = Parameters<typeof portico>[0];

/** Builds of the small app in `app/`, each with a version. */
export function createBuilder() {
  const root = mkdtempSync(join(tmpdir(), 'portico-offline-'));
  cpSync(resolve('e2e/offline/app'), root, { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  return {
    make: async (version: string, options: Options = {}, base = '/'): Promise<string> => {
      const outDir = join(root, `dist-${version}`);
      await build({
        configFile: false,
        ...{ root, base, logLevel: 'warn', resolve: { alias } },
        define: { VERSION: JSON.stringify(version) },
        plugins: [react(), portico({ offline: true, ...options })],
        build: { outDir, emptyOutDir: true },
      });
      return outDir;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const FOREVER = 'max-age=31536000, immutable';

/** A server of one build, with the strict policy. It can go away, and it can get another build. */
export async function serveShop(
  first: string,
  { base = '/', shell = 'index.html', assetCache = FOREVER } = {},
) {
  let folder = first;
  let server: Server | null = null;
  let port = 0;
  const asked: string[] = [];

  const fileOf = (path: string): string | null => {
    if (path.startsWith(`${base}api/`)) return null;
    const inside = path.slice(base.length);
    if (extname(inside) !== '') return isFile(join(folder, inside)) ? inside : null;
    const page = join(inside, 'index.html');
    return isFile(join(folder, page)) ? page : shell;
  };

  const start = async () => {
    server = createServer((request, response) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      asked.push(path);
      const file = path.startsWith(base) ? fileOf(path) : null;
      const fresh = path.includes('/assets/') ? assetCache : 'no-cache';
      // Many servers send this header with all files.
      const headers = { ...securityHeaders(path), 'cache-control': fresh, vary: 'Origin' };
      if (file === null) {
        response
          .writeHead(path.includes('/api/') ? 200 : 404, headers)
          .end('{"from":"the server"}');
        return;
      }
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'content-type': type });
      response.end(readFileSync(join(folder, file)));
    });
    await new Promise<void>((take) => server?.listen(port, 'localhost', take));
    ({ port } = server.address() as AddressInfo);
  };

  const stop = async () => {
    server?.closeAllConnections();
    await new Promise((take) => server?.close(take));
    server = null;
  };

  await start();
  return {
    origin: `http://localhost:${port}`,
    asked,
    deploy: (next: string) => {
      folder = next;
    },
    goAway: stop,
    comeBack: start,
    close: async () => {
      if (server) await stop();
    },
  };
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
