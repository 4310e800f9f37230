// The downloads of a product's users: the packed package in an app, once with Vite's own settings and once with portico/vite.
// Compares them with the budgets of package.json. `npm run build:lib` comes first.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';
import { comparable, sizeOf } from './size-components.mjs';
import { buildStockApp, unpackPackage } from './stock-app.mjs';

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** The entry, and what it imports statically. */
export function firstScreen(chunks) {
  return withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
}

/** Some chunks, and what they import statically. */
export function withImports(chunks, wanted) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(wanted);
  // A loop over a Set also visits the values that are added during the loop.
  for (const chunk of found) {
    for (const name of chunk.imports) if (byName.has(name)) found.add(byName.get(name));
  }
  return [...found];
}

/** All that may be in the first load. Everything else is imported on demand. */
const first =
  /^(react|react-dom|scheduler|zustand|portico\/lib\/(common|first-load|rolldown-runtime)\.js|index\.html|app|screens)\b/;

/** The modules that the first load has but should not. */
export function lateModules(names) {
  return names.filter(
    (name) => !/^\0|^vite\//.test(name) && !name.endsWith('.css') && !first.test(name),
  );
}

/** One line a breach. */
export function breaches(sizes, budgets, late = []) {
  const over = Object.entries(budgets)
    .filter(([name, limit]) => sizes[name] > limit)
    .map(([name, limit]) => `${name}: ${sizes[name]} is over the budget of ${limit}`);
  const unknown = Object.keys(budgets).filter((name) => !(name in sizes));
  return [
    ...over,
    ...unknown.map((name) => `${name}: nothing measures it`),
    ...late.map((name) => `${name} is in the first load: import it on demand`),
  ];
}

/** `.../node_modules/@a/b/x.js` -> `@a/b/x.js`, `.../app/main.tsx` -> `app/main.tsx`. */
const nameOf = (id) =>
  id.startsWith('\0')
    ? id
    : relative('.', id).replace(/^.*node_modules\/|^dist-stock\/[^/]+\//, '');

/** The heaviest modules of a chunk, by their share of its code before it was minified. */
function contents(chunk) {
  const lengths = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
    name: nameOf(id),
    length: renderedLength,
  }));
  const total = lengths.reduce((sum, { length }) => sum + length, 0) || 1;
  return lengths
    .map(({ name, length }) => ({ name, percent: (100 * length) / total }))
    .filter(({ percent }) => percent >= 0.5)
    .sort((a, b) => b.percent - a.percent);
}

/** The scripts that the document names itself, such as the one that sets the theme before the first paint. */
function documentScripts(output) {
  const html = String(output.find(({ fileName }) => fileName === 'index.html').source);
  const names = [...html.matchAll(/<script\b[^>]*\ssrc="\/([^"]+)"/g)].map(([, name]) => name);
  return output.filter(({ type, fileName }) => type === 'asset' && names.includes(fileName));
}

/** Everything until the first tap is answered: the first screen, and the page that the tap opens. */
export function measure(output) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const page = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('pages/detail'));
  const scripts = withImports(chunks, [...firstScreen(chunks), ...page]);
  const sheets = new Set(scripts.flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]));
  const styles = output.filter(({ fileName }) => sheets.has(fileName));
  const files = [
    ...scripts.map((chunk) => ({
      name: chunk.fileName,
      gzip: gzipped(chunk.code),
      contents: contents(chunk),
    })),
    ...[...styles, ...documentScripts(output)].map(({ fileName, source }) => ({
      name: fileName,
      gzip: gzipped(source),
      contents: [],
    })),
  ];
  const sum = (ending) =>
    files.reduce((total, { name, gzip }) => total + (name.endsWith(ending) ? gzip : 0), 0);
  const names = firstScreen(chunks).flatMap(({ modules }) => Object.keys(modules).map(nameOf));
  return {
    files,
    late: lateModules(names),
    sizes: {
      js: sum('.js'),
      css: sum('.css'),
      // The document is a request too.
      requests: 1 + files.length,
    },
  };
}

/** `{ js: 1 }` of 'first-tap' -> `{ 'first-tap-js': 1 }`. */
const named = (app, sizes) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`${app}-${name}`, size]));

function print(title, { files }) {
  console.log(`${title}, until the first tap is answered, gzip -9, bytes:`);
  for (const file of files) {
    console.log(`${String(file.gzip).padStart(8)}  ${file.name}`);
    for (const { name, percent } of file.contents) {
      console.log(`${percent.toFixed(1).padStart(15)} %  ${name}`);
    }
  }
}

async function main() {
  const budgets = JSON.parse(readFileSync('package.json', 'utf8')).size;
  unpackPackage();
  const { portico } = await import(new URL('../lib/vite.js', import.meta.url).href);
  const app = { main: 'app', folders: ['app', 'screens'] };
  const stock = measure((await buildStockApp(app)).output);
  const plugin = measure((await buildStockApp({ ...app, plugins: [portico()] })).output);
  const sizes = {
    ...named('first-tap', stock.sizes),
    ...named('first-tap-plugin', plugin.sizes),
    'twenty-components-js': (await sizeOf(comparable)).js,
    'button-js': (await sizeOf(['Button'])).js,
  };
  print('Vite', stock);
  print('portico/vite', plugin);
  for (const [name, limit] of Object.entries(budgets)) {
    console.log(`${name.padEnd(26)}${String(sizes[name]).padStart(7)} of ${limit}`);
  }
  const problems = breaches(sizes, budgets, [...stock.late, ...plugin.late]);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  readFlags();
  await main();
}
