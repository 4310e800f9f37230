// Measures components in a product that imports them from the package: JavaScript with Vite's default settings, gzip -9, without
// React and React DOM. Lazy chunks do not count, and styles count separately. Run `npm run build:lib` first.
// `node scripts/size-components.mjs` prints each component of `portico/components`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';
import { buildStockModule, unpackPackage } from './stock-app.mjs';

/** The components for comparisons. Vant, NutUI, antd-mobile and Ionic have nearly all of them. */
export const comparable = [
  ...['Button', 'Input', 'Textarea', 'Checkbox', 'RadioGroup', 'Switch', 'Slider', 'Rate'],
  ...['Stepper', 'Picker', 'Calendar', 'SearchBar', 'Popup', 'Dialog', 'ActionSheet', 'Toast'],
  ...['Swiper', 'Tabs', 'PullToRefresh', 'InfiniteList'],
];

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/**
 * Call `unpackPackage` first.
 * @param {readonly string[]} names
 */
export async function sizeOf(names) {
  const list = names.join(', ');
  const output = await buildStockModule(
    `import { ${list} } from 'portico';\nglobalThis.used = [${list}];\n`,
  );
  const chunks = output.filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A loop over a Set also visits the values that are added during the loop.
  for (const chunk of needed) {
    for (const name of chunk.imports) if (byName.has(name)) needed.add(byName.get(name));
  }
  const files = [...needed];
  const modules = files
    .flatMap((chunk) => Object.entries(chunk.modules))
    .map(([id, { renderedLength }]) => ({ id, length: renderedLength }))
    .sort((one, other) => other.length - one.length);
  const sheets = new Set(files.flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]));
  const styles = output.filter(({ fileName }) => sheets.has(fileName));
  return {
    js: files.reduce((sum, { code }) => sum + gzipped(code), 0),
    css: styles.reduce((sum, { source }) => sum + gzipped(source), 0),
    modules,
    fetched: chunks.length - files.length,
  };
}

/** The components that the entry exports: names with a capital first letter that are not types. */
export function componentsOf(door) {
  const named = [...door.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(','));
  return named.map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name));
}

async function main() {
  const names = componentsOf(readFileSync('lib/components.js', 'utf8'));
  unpackPackage();
  const rows = [];
  for (const name of names) rows.push({ name, ...(await sizeOf([name])) });
  rows.sort((a, b) => b.js - a.js);
  console.log('gzip -9, bytes, without React:   JS    CSS');
  for (const { name, js, css } of rows) {
    console.log(`${name.padEnd(26)}${String(js).padStart(9)}${String(css).padStart(7)}`);
  }
  const all = await sizeOf(names);
  console.log(
    `all ${names.length}`.padEnd(26) + String(all.js).padStart(9) + String(all.css).padStart(7),
  );
}

if (isMain(import.meta.url)) {
  readFlags();
  await main();
}
