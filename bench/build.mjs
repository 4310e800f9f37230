// Production builds of the apps, with what a browser would fetch of them kept in memory, compressed.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias } from '../scripts/aliases.mjs';
import { portico } from '../scripts/load-vite-plugin.mjs';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What is there without a framework is built as the bundler does it by itself. */
const floors = ['floor', 'map-floor'];

/** What a product's document says until its first screen is there. */
const splash = '<div id="root"><h1>Bench</h1><p>A moment</p>';

/** All apps have the same page: only the script in it is each one's own, and what stands there before it. */
const page = (name) => ({
  name: 'bench:page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const own = html.replace('main', `${name}/main`);
      return floors.includes(name) ? own : own.replace('<div id="root">', splash);
    },
  },
});

/** Path in the app -> `{ raw, gzip }`. */
export async function buildApp(name, { sourcemap = false, minify = true } = {}) {
  const { output } = await build({
    configFile: false,
    root: fromHere('./'),
    logLevel: 'warn',
    plugins: [page(name), react(), !floors.includes(name) && portico()],
    resolve: { alias },
    build: { write: false, sourcemap, minify },
  });
  const files = new Map();
  for (const { fileName, code, source } of output) {
    const raw = Buffer.from(code ?? source);
    files.set(`/${fileName}`, { raw, gzip: gzipSync(raw, { level: 9 }) });
  }
  return files;
}
