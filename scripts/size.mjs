// What the first screen of the smallest app loads (bench/minimal), and what components weigh, held against the budgets
// of package.json.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias, buildOptions, shortClassNames } from './build-options.mjs';
import { firstLoad } from './first-load.mjs';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';
import { comparable, sizeOf } from './size-components.mjs';

// They weigh more than everything else together, and no first screen needs them.
const onDemand = [
  ...['leaflet', 'react-leaflet', 'axios', 'js-md5', 'js-sha1', 'barcode-detector', 'zxing-wasm'],
  ...['src/platform/scan', 'src/components/image-preview', 'src/components/map'],
  ...['src/platform/maps', 'dompurify', 'hls.js', 'virtua'],
];

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** `.../node_modules/@a/b/x.js` -> `@a/b`, `.../src/router/core/x.ts` -> `src/router`. */
export function originOf(moduleId) {
  const path = moduleId.replaceAll('\\', '/');
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return dependency ?? /\/(src\/[^/]+)/.exec(path)?.[1] ?? 'the app and the bundler';
}

/**
 * `.../src/platform/scan/x.ts` -> `src/platform/scan`. A module of a room itself has none, and so has the table of a
 * family's calls: `rows.ts` belongs to the first load.
 */
export function folderOf(moduleId) {
  return /\/(src\/[^/]+\/[^/]+)\/(?!rows\.ts$)/.exec(moduleId.replaceAll('\\', '/'))?.[1];
}

/** The entry, and what it imports statically. */
export function firstScreen(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A Set hands out what is added to it while it is walked.
  for (const chunk of found) {
    for (const name of chunk.imports) if (byName.has(name)) found.add(byName.get(name));
  }
  return [...found];
}

/** The files that the document itself has scripts of; those that are no assets are chunks. */
export function assetScripts(page) {
  return [...page.matchAll(/ src="\/([^"]+\.js)"/g)].map(([, path]) => path);
}

/** One line a breach. */
export function breaches(sizes, budgets, origins) {
  const over = Object.entries(budgets)
    .filter(([name, limit]) => sizes[name] > limit)
    .map(([name, limit]) => `${name}: ${sizes[name]} is over the budget of ${limit}`);
  const unknown = Object.keys(budgets).filter((name) => !(name in sizes));
  const early = onDemand.filter((name) => origins.includes(name));
  return [
    ...over,
    ...unknown.map((name) => `${name}: nothing measures it`),
    ...early.map((name) => `${name} is in the first load: import it on demand`),
  ];
}

/** The heaviest parts of a chunk, by their share of its code before it was minified. */
function contents(chunk, nameOf) {
  const lengths = new Map();
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    lengths.set(nameOf(id), (lengths.get(nameOf(id)) ?? 0) + renderedLength);
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0) || 1;
  return [...lengths]
    .map(([name, length]) => ({ name, percent: (100 * length) / total }))
    .filter(({ percent }) => percent >= 0.1)
    .sort((a, b) => b.percent - a.percent);
}

export async function measure(root, { aliases = alias, nameOf = originOf } = {}) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), firstLoad()],
    resolve: { alias: aliases },
    css: shortClassNames,
    build: { ...buildOptions, write: false },
  });
  const chunks = firstScreen(output.filter(({ type }) => type === 'chunk'));
  const assets = output.filter(({ type }) => type === 'asset');
  const plain = (names) =>
    assets
      .filter(({ fileName }) => names.has(fileName))
      .map(({ fileName, source }) => ({ name: fileName, gzip: gzipped(source), contents: [] }));
  const page = String(assets.find(({ fileName }) => fileName === 'index.html').source);
  const scripts = [
    ...chunks.map((chunk) => ({
      name: chunk.fileName,
      gzip: gzipped(chunk.code),
      contents: contents(chunk, nameOf),
    })),
    ...plain(new Set(assetScripts(page))),
  ];
  const styles = plain(
    new Set(chunks.flatMap(({ viteMetadata }) => [...viteMetadata.importedCss])),
  );
  const sum = (items) => items.reduce((total, { gzip }) => total + gzip, 0);
  return {
    files: [...scripts, ...styles],
    origins: chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .flatMap((id) => [originOf(id), folderOf(id)]),
    sizes: {
      'first-load-js': sum(scripts),
      'first-load-css': sum(styles),
      // The document is a request too.
      requests: 1 + scripts.length + styles.length,
    },
  };
}

function print({ files }) {
  console.log('First load of bench/minimal, gzip -9, bytes (--modules for more):');
  for (const file of files) {
    console.log(`${String(file.gzip).padStart(8)}  ${file.name}`);
    for (const { name, percent } of file.contents) {
      console.log(`${percent.toFixed(1).padStart(15)} %  ${name}`);
    }
  }
}

async function main(byModule) {
  const budgets = JSON.parse(readFileSync('package.json', 'utf8')).size;
  const nameOf = byModule ? (id) => relative('.', id.replace('\0', '')) : originOf;
  const result = await measure('bench/minimal', { nameOf });
  const { origins } = result;
  const sizes = {
    ...result.sizes,
    'twenty-components-js': (await sizeOf(comparable)).js,
    'button-js': (await sizeOf(['Button'])).js,
  };
  print(result);
  for (const [name, limit] of Object.entries(budgets)) {
    console.log(`${name.padEnd(22)}${String(sizes[name]).padStart(7)} of ${limit}`);
  }
  const problems = breaches(sizes, budgets, origins);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  await main(readFlags(['modules']).modules);
}
