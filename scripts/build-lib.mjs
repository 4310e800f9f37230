// The installable package in lib/: a few ES modules by room and one for each component, each with its style sheet.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { packagesFirst } from './import-order.mjs';
import { isMain } from './is-main.mjs';
import { chunkNames, firstFiles } from './lib-chunks.mjs';
import { exportNames, writeServerFiles } from './lib-client.mjs';
import { writeNotices } from './lib-notices.mjs';
import { libStyles, writeAllStyles } from './lib-styles.mjs';
import { writePortableTypes } from './lib-types.mjs';
import { pureCalls } from './pure-calls.mjs';
import { readFlags } from './read-flags.mjs';

const languages = ['zh-Hans', 'zh-Hant', 'ja', 'ko', 'es', 'fr', 'de', 'pt', 'ar'];

const hosts = ['telegram', 'line', 'dingtalk', 'mcp-apps'].map((host) => [
  `hosts/${host}`,
  `src/hosts/${host}/index.ts`,
]);

/** As an entry, the words of a language keep the name of their export for `import()`. */
const locales = languages.map((locale) => [
  `locales/${locale}`,
  `src/shared/messages/${locale.toLowerCase()}.ts`,
]);

const entries = {
  index: 'src/index.ts',
  components: 'src/components/index.ts',
  icons: 'src/components/icon/index.ts',
  testing: 'src/testing/index.ts',
  'testing-app': 'src/testing/app.ts',
  devtools: 'src/devtools/index.ts',
  server: 'src/server/index.ts',
  uni: 'src/platform/uni/index.ts',
  offline: 'src/offline/index.ts',
  auth: 'src/auth/index.ts',
  ...Object.fromEntries([...hosts, ...locales]),
};

/** The entries with components. */
const doors = ['index', 'components', 'icons'];

const workers = {
  'compress-worker': 'src/platform/media/compress-worker.ts',
  'digest-worker': 'src/platform/files/digest-worker.ts',
  'scan-worker': 'src/platform/scan/scan-worker.ts',
  'offline-worker': 'src/vite/offline-worker.ts',
};

const isOutside = (id) => !/^(@\/|[./])/.test(id);

/** Only Vite replaces `import.meta.env`. Every bundler replaces NODE_ENV. */
const define = { 'import.meta.env.DEV': "process.env.NODE_ENV !== 'production'" };

/**
 * The address of a worker or of a file of another package. `new URL` of a file is known to Vite, webpack and Rollup's
 * plugins. Vite would write a small file into the code as a `data:` address, from which the page's policy starts no
 * worker; `?no-inline` forbids it, and says nothing to others.
 * @returns {import('rolldown').Plugin}
 */
function addresses(folder, copied) {
  const modules = new Map();
  const addressOf = (file) => `export default new URL('./${file}', import.meta.url).href;\n`;
  return {
    name: 'portico:addresses',
    resolveId: {
      filter: { id: /\?(worker&)?url$/ },
      handler(source) {
        const path = source.replace(/\?.*$/, '');
        const isWorker = source.endsWith('?worker&url');
        if (!isWorker) {
          const file = fileURLToPath(import.meta.resolve(path));
          copied.add(file);
          copyFileSync(file, join(folder, basename(path)));
        }
        const id = `\0address:${basename(path)}`;
        modules.set(id, addressOf(isWorker ? `${basename(path)}.js?no-inline` : basename(path)));
        return { id, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /^\0address:/ },
      handler: (id) => modules.get(id),
    },
  };
}

/** `@/` is src/. */
const root = fileURLToPath(new URL('..', import.meta.url));
const resolve = { alias: { '@': join(root, 'src') } };

/** The files of other packages that it copies are added to `copied`. */
async function bundleCode(copied) {
  const options = {
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    resolve,
    external: (id) => isOutside(id) && !/^portico:|[?]|\.css$|^#/.test(id),
    plugins: [
      libStyles('lib'),
      addresses('lib', copied),
      pureCalls(),
      packagesFirst(),
      exportNames(),
    ],
    // A file that is imported on demand may be in the same family as its importer.
    checks: { ineffectiveDynamicImport: false },
    transform: { define, jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
  };
  const names = chunkNames(
    await firstFiles(options),
    doors.map((door) => join(root, entries[door])),
  );
  const bundle = await rolldown({ ...options, input: entries });
  const { output } = await bundle.write({
    dir: 'lib',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: names, debugName: 'files of the package' }],
    },
    comments: { jsdoc: false, annotation: true, legal: true },
  });
  writeServerFiles(
    'lib',
    output.filter(({ type }) => type === 'chunk'),
    doors.map((door) => `${door}.js`),
  );
  return output.length;
}

/** With everything that they import, and as modules, which is how workers are started. Returns the bundled files. */
async function bundleWorkers() {
  const bundled = [];
  for (const [name, file] of Object.entries(workers)) {
    const bundle = await rolldown({
      input: { [name]: file },
      platform: 'browser',
      resolve,
      transform: { define: { 'import.meta.env.DEV': 'false' }, target: 'es2022' },
    });
    const { output } = await bundle.write({
      dir: 'lib',
      format: 'es',
      entryFileNames: '[name].js',
      codeSplitting: false,
      minify: true,
    });
    bundled.push(...output.flatMap(({ modules }) => Object.keys(modules)));
  }
  return bundled;
}

/** For vite.config.ts and Vitest, so it runs in Node. Its dependencies stay outside. */
async function bundlePlugin() {
  const bundle = await rolldown({
    input: { vite: 'src/vite/index.ts', 'vitest-setup': 'src/vite/vitest-setup.ts' },
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    transform: { target: 'node20' },
  });
  await bundle.write({
    dir: 'lib',
    format: 'es',
    entryFileNames: '[name].js',
    comments: { jsdoc: false, annotation: true, legal: true },
  });
}

const compile = (...args) =>
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...args], {
    stdio: 'inherit',
  }).status === 0;

async function main() {
  rmSync('lib', { recursive: true, force: true });
  const types = 'lib/types';
  const only = ['--declaration', '--emitDeclarationOnly', '--outDir', types];
  if (!compile('-p', 'tsconfig.lib.json', ...only)) return 1;
  writePortableTypes(types);
  writeFileSync('lib/no-styles.js', '// Node and test runners load no style sheets.\nexport {};\n');
  const copied = new Set([fileURLToPath(import.meta.resolve('leaflet/dist/leaflet.css'))]);
  const files = await bundleCode(copied);
  writeAllStyles('lib');
  writeNotices('lib/THIRD-PARTY-NOTICES.txt', [...copied, ...(await bundleWorkers())]);
  await bundlePlugin();
  // For a product's server: plain modules already.
  if (!compile('-p', 'server/tsconfig.lib.json')) return 1;
  console.log(`lib: ${files} modules`);
  return 0;
}

if (isMain(import.meta.url)) {
  readFlags();
  // Started from the folder of a product, the script must not touch the product's lib.
  process.chdir(root);
  process.exitCode = await main();
}
