// Builds the fixture app in all variants, or in those that are named, and serves each on its own port with the
// headers of production: `node e2e/serve.mjs [path hash-app]`. Prints `ready` and the ports. With FIXTURE_PORT=0 they
// are free ones. `--build` builds the variants and serves none.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias } from '../scripts/aliases.mjs';
import { kitClassNames } from '../scripts/class-names.mjs';
import { portico, securityHeaders } from '../scripts/load-vite-plugin.mjs';
import { createBackend } from '../server/demo/backend.mjs';
import { readmeExamples } from './readme/examples-plugin.mjs';
import { variantNamed, variants } from './variants.mjs';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));
const cache = fromHere('../node_modules/.cache/portico-e2e/');
const rootOf = ({ folder = 'fixture' }) => fromHere(`./${folder}/`);
const sources = ['../src', './fixture', './readme', '../docs', '../package-lock.json'];
const HOST = 'localhost';

/** Tests start services to sign in with on free ports. */
const connect = [`http://${HOST}:*`];

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** One bundle as well: seven hundred modules, one by one, would take each test three seconds. */
const development = {
  'process.env.NODE_ENV': '"development"',
  'import.meta.env.DEV': 'true',
  'import.meta.env.PROD': 'false',
};

async function newestChange(path) {
  const info = await stat(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path);
  const times = await Promise.all(names.map((name) => newestChange(join(path, name))));
  return Math.max(info.mtimeMs, ...times);
}

async function buildVariant(variant, changed) {
  const outDir = join(cache, variant.name);
  const stamp = join(outDir, '.built');
  if (!existsSync(stamp) || statSync(stamp).mtimeMs < changed) {
    await build({
      configFile: false,
      root: rootOf(variant),
      base: variant.base,
      logLevel: 'warn',
      plugins: [
        react(),
        kitClassNames(),
        portico(),
        ...(variant.folder === 'readme' ? [readmeExamples()] : []),
      ],
      resolve: { alias },
      define: {
        'import.meta.env.FIXTURE_MODE': JSON.stringify(variant.mode),
        ...(variant.kind === 'development' && development),
      },
      build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    });
    if (variant.rendered) await buildServer(variant, outDir);
    await writeFile(stamp, '');
  }
  return outDir;
}

/** The app and its rendering, as one module for Node. */
async function buildServer(variant, outDir) {
  await build({
    configFile: false,
    root: rootOf(variant),
    base: variant.base,
    logLevel: 'warn',
    plugins: [react(), kitClassNames(), portico()],
    resolve: { alias },
    define: { 'import.meta.env.FIXTURE_MODE': JSON.stringify(variant.mode), ...development },
    ssr: { noExternal: true, external: ['react', 'react-dom', 'zustand'] },
    build: { ssr: 'server.ts', outDir: join(outDir, 'server'), emptyOutDir: true },
  });
}

/** The file that answers a path: a real one, or in path mode the page itself (SPA fallback), or none. */
function fileFor({ mode, base }, outDir, pathname) {
  const withSlash = `${pathname}/` === base ? base : pathname;
  if (!withSlash.startsWith(base)) return undefined;
  const inside = normalize(withSlash.slice(base.length));
  if (inside.startsWith('..') || inside.includes('\0')) return undefined;
  const file = join(outDir, inside);
  if (inside !== '.' && existsSync(file) && statSync(file).isFile()) return file;
  // A missing chunk must be a 404: an HTML answer would look like a broken deploy.
  const isPage = inside === '.' || (mode === 'path' && !inside.startsWith('assets'));
  return isPage ? join(outDir, 'index.html') : undefined;
}

function decodePath(url) {
  try {
    return decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
  } catch {
    // A lone % in a path is an address like any other: the app says what it thinks of it.
    return new URL(url, `http://${HOST}`).pathname;
  }
}

/** Answers with the page of an address, rendered. */
async function answerRendered({ render }, template, request, response) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const answer = await render(new Request(url), template);
  const headers = {
    ...securityHeaders(url.pathname, { connect }),
    ...Object.fromEntries(answer.headers),
  };
  response.writeHead(answer.status, headers);
  response.end(answer.body && Buffer.from(await answer.arrayBuffer()));
}

async function serveBuild(variant, outDir) {
  const backend = createBackend({ faults: true, outbox: true });
  const server = variant.rendered && (await import(join(outDir, 'server/server.js')));
  const template = server && (await readFile(join(outDir, 'index.html'), 'utf8'));
  const serveFile = (request, response) => {
    const pathname = decodePath(request.url ?? '/');
    const headers = securityHeaders(pathname, { frame: variant.frame, connect });
    const file = fileFor(variant, outDir, pathname);
    if (!file) {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('not found');
      return;
    }
    const isPage = file.endsWith('.html');
    if (isPage && server) return void answerRendered(server, template, request, response);
    response.writeHead(200, {
      ...headers,
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    createReadStream(file).pipe(response);
  };
  const http = createServer((request, response) =>
    backend.handle(request, response, () => serveFile(request, response)),
  );
  return new Promise((resolve) => {
    http.listen(variant.port, HOST, () => resolve(http.address().port));
  });
}

await mkdir(cache, { recursive: true });
const changed = Math.max(
  ...(await Promise.all(sources.map((path) => newestChange(fromHere(path))))),
);
const { values: options, positionals } = parseArgs({
  options: { build: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals.map(variantNamed) : variants;
const ports = [];
for (const variant of wanted) {
  const outDir = await buildVariant(variant, changed);
  if (!options.build) ports.push(await serveBuild(variant, outDir));
}
if (!options.build) console.log(`ready ${ports.join(' ')}`);
