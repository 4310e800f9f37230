// Production builds of the apps, with what a browser would fetch of them kept in memory, compressed.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias, buildOptions, preloadPage, shortClassNames } from '../scripts/build-options.mjs';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

/** All apps have the same page: only the script in it is each one's own. */
const page = (name) => ({
  name: 'bench:page',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('main', `${name}/main`) },
});

/** Path in the app -> `{ raw, gzip }`. */
export async function buildApp(name, { sourcemap = false, minify = true } = {}) {
  const { output } = await build({
    configFile: false,
    root: fromHere('./'),
    logLevel: 'warn',
    plugins: [page(name), react(), name === 'app' && preloadPage('/pages/list.tsx')],
    resolve: { alias },
    css: shortClassNames,
    build: { ...buildOptions, write: false, sourcemap, minify },
  });
  const files = new Map();
  for (const { fileName, code, source } of output) {
    const raw = Buffer.from(code ?? source);
    files.set(`/${fileName}`, { raw, gzip: gzipSync(raw, { level: 9 }) });
  }
  return files;
}
