// What components weigh in a product that imports them from the package: JavaScript as Vite's own settings make it, gzip -9, React
// and its DOM left out. Code that is fetched on demand does not count, styles are counted apart. `npm run build:lib` comes first.
// `node scripts/size-components.mjs` prints each component of the door on its own.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';
import { buildStockModule, unpackPackage } from './stock-app.mjs';

/** What kits are compared by: there is one of each, or nearly, in Vant, NutUI, antd-mobile and Ionic. */
export const comparable = [
  ...['Button', 'Input', 'Textarea', 'Checkbox', 'RadioGroup', 'Switch', 'Slider', 'Rate'],
  ...['Stepper', 'Picker', 'Calendar', 'SearchBar', 'Popup', 'Dialog', 'ActionSheet', 'Toast'],
  ...['Swiper', 'Tabs', 'PullToRefresh', 'InfiniteList'],
];

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/**
 * `unpackPackage` comes first.
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
  // A Set hands out what is added to it while it is walked.
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

/** The components that the door names: what begins with a capital letter and is no type. */
export function componentsOf(door) {
  const named = [...door.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(','));
  return named.map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name));
}

async function main() {
  const names = componentsOf(readFileSync('src/components/index.ts', 'utf8'));
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
