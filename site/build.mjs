// `npm run site:build -- --base /portico/` writes the site into dist-site. `npm run site` serves it and follows changes.
import { mkdirSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { build as buildApp } from 'vite';
import { build, createServer } from 'vitepress';
import { folder, preparePages } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '5175' },
  },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

/** The phone's app. It is a part of the static files. */
async function buildDemo() {
  mkdirSync(`${folder}/public`, { recursive: true });
  await buildApp({
    configFile: 'site/demo/vite.config.ts',
    base: `${base}demo/`,
    logLevel: 'warn',
    build: { outDir: `${process.cwd()}/${folder}/public/demo`, emptyOutDir: true },
  });
}

/** Copies a page again when its source changes. */
function follow() {
  const again = (/** @type {string} */ _, /** @type {string | null} */ name) => {
    if (name?.endsWith('.md')) preparePages();
  };
  for (const place of ['docs', 'src/components']) watch(place, { recursive: true }, again);
}

preparePages();
await buildDemo();
if (values.serve) {
  const server = await createServer('site', { base, port: Number(values.port) });
  await server.listen();
  server.printUrls();
  follow();
} else {
  await build('site', { base });
}
