// What components weigh: JavaScript as a product's bundler makes it, gzip -9, React and its DOM left out. Code that is
// fetched on demand does not count, styles are counted apart.
// `node scripts/size-components.mjs` prints each component of the door on its own.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { alias } from './aliases.mjs';
import { isMain } from './is-main.mjs';
import { portico } from './load-vite-plugin.mjs';
import { readFlags } from './read-flags.mjs';

/** What kits are compared by: there is one of each, or nearly, in Vant, NutUI, antd-mobile and Ionic. */
export const comparable = [
  ...['Button', 'Input', 'Textarea', 'Checkbox', 'RadioGroup', 'Switch', 'Slider', 'Rate'],
  ...['Stepper', 'Picker', 'Calendar', 'SearchBar', 'Popup', 'Dialog', 'ActionSheet', 'Toast'],
  ...['Swiper', 'Tabs', 'PullToRefresh', 'InfiniteList'],
];

const entry = '\0components';

/** @param {readonly string[]} names */
const importing = (names) => ({
  name: 'portico:importing',
  resolveId: (id) => (id === 'components' ? entry : null),
  load: (id) => (id === entry ? `export { ${names.join(', ')} } from '@/components';` : null),
});

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** @param {readonly string[]} names */
export async function sizeOf(names) {
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [importing(names), portico({ splash: false })],
      resolve: { alias },
      build: {
        write: false,
        minify: 'oxc',
        rolldownOptions: {
          input: 'components',
          preserveEntrySignatures: 'strict',
          // What a product's first load has anyway: React, and the bundler's own loader of late files.
          external: [/^react(-dom)?(\/|$)/, '\0vite/preload-helper.js'],
        },
      },
    }),
  ].flat();
  const chunks = output.filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A Set hands out what is added to it while it is walked.
  for (const chunk of needed) {
    for (const name of chunk.imports) if (byName.has(name)) needed.add(byName.get(name));
  }
  const modules = [...needed]
    .flatMap((chunk) => Object.entries(chunk.modules))
    .map(([id, { renderedLength }]) => ({ id, length: renderedLength }))
    .sort((one, other) => other.length - one.length);
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    js: [...needed].reduce((sum, { code }) => sum + gzipped(code), 0),
    css: styles.reduce((sum, { source }) => sum + gzipped(source), 0),
    modules,
  };
}

/** The components that the door names: what begins with a capital letter and is no type. */
export function componentsOf(door) {
  const named = [...door.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(','));
  return named.map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name));
}

async function main() {
  const names = componentsOf(readFileSync('src/components/index.ts', 'utf8'));
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
