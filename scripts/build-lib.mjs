// The installable package in lib/: one ES module a source file, so that a product's bundler drops what it
// does not use and keeps the lazy parts lazy. Style sheets lie beside their
// component; their class names are made here, so no bundler needs to know CSS modules.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build, preprocessCSS, resolveConfig } from 'vite';
import { alias, target } from './build-options.mjs';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';

/** `@/shared/values` seen from lib/router/core -> `../../shared/values.js`. `exists` answers for paths in lib. */
export function resolveSpecifier(specifier, fromFolder, exists) {
  if (!/^(@\/|\.\.?(\/|$))/.test(specifier)) return specifier;
  const wanted = specifier.startsWith('@/') ? specifier.slice(2) : join(fromFolder, specifier);
  const found = [wanted, `${wanted}.js`, `${wanted}/index.js`].find(exists);
  if (!found) throw new Error(`${specifier}, imported from ${fromFolder}, is not in the package`);
  const path = relative(fromFolder, found);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Rewrites the targets of all imports, exports and import types. */
export function rewriteImports(text, resolve) {
  return text.replace(
    /((?:\bfrom|\bimport|\bdeclare module)\s*\(?\s*)(['"])([^'"\n]+)\2/g,
    (_, before, quote, specifier) => `${before}${quote}${resolve(specifier)}${quote}`,
  );
}

const workerImport = /^import (\w+) from '@\/([^'\n]+)\?worker&url';$/gm;

/**
 * `?worker&url` is Vite's own; `new URL` of a file is known to Vite, webpack and Rollup's plugins. They take that file
 * as it is, so the package brings its workers in one piece. Vite would write a small one into the code as a `data:`
 * address, from which the page's policy starts no worker; to others the query says nothing.
 */
export function portableWorkers(text, fromFolder) {
  return text.replace(
    workerImport,
    (_, name, worker) =>
      `const ${name} = new URL('./${relative(fromFolder, worker)}.js?no-inline', import.meta.url).href;`,
  );
}

const assetImport = /^import (\w+) from '([^'\n@.][^'\n]+)\?url';$/gm;

/** A file of another package, named by its address: it is copied beside the module that asks for it. */
export function portableAssets(text) {
  return text.replace(
    assetImport,
    (_, name, asset) => `const ${name} = new URL('./${basename(asset)}', import.meta.url).href;`,
  );
}

const styleImport = /^import (?:(\w+) from )?'([^'\n]+\.css)';$/gm;
const TOKENS = 'components/tokens.css';

const plainName = (path) => path.replace(/\.module\.css$/, '.css');

/**
 * Style sheets by a name of the package's own (`imports` in package.json): bundlers get the sheet, Node and test runners
 * an empty module. Whatever is styled brings the tokens along, as no `createApp` may have done so.
 * `classes` gives the class names of a CSS module by its path in src.
 */
export function portableStyles(text, fromFolder, classes) {
  let tokens = `import '#styles/${TOKENS}';\n`;
  return text.replace(styleImport, (_, name, specifier) => {
    // Another package's.
    if (!/^[@.]/.test(specifier)) return `import '#${basename(specifier)}';`;
    const path = specifier.startsWith('@/') ? specifier.slice(2) : join(fromFolder, specifier);
    const sheet = path === TOKENS ? '' : `import '#styles/${plainName(path)}';\n`;
    const names = name ? `const ${name} = ${JSON.stringify(classes(path))};\n` : '';
    const all = `${tokens}${sheet}${names}`;
    tokens = '';
    return all.trimEnd();
  });
}

/** The package's class names: readable, and alike in every build, so a server's are the browser's. */
function classNameOf(local, file) {
  const path = relative(process.cwd(), file.split('?')[0]);
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 6);
  return `portico-${local}-${hash}`;
}

/** Writes all sheets to lib. Returns the class names of the CSS modules by their path in src. */
async function writeStyles(styles) {
  const css = { modules: { generateScopedName: classNameOf } };
  const config = await resolveConfig({ configFile: false, logLevel: 'warn', css }, 'build');
  const classes = new Map();
  for (const style of styles) {
    const text = readFileSync(join('src', style), 'utf8');
    const isModule = style.endsWith('.module.css');
    const file = join(process.cwd(), 'src', style);
    const { code, modules } = isModule ? await preprocessCSS(text, file, config) : { code: text };
    classes.set(style, modules ?? {});
    writeFileSync(join('lib', plainName(style)), code);
  }
  writeFileSync('lib/no-styles.js', '// Node and test runners load no style sheets.\nexport {};\n');
  return classes;
}

/** With everything that it imports, and as a module, which is how workers are started. */
async function bundleWorkers(workers) {
  for (const worker of workers) {
    await build({
      configFile: false,
      logLevel: 'warn',
      resolve: { alias },
      build: {
        target,
        outDir: 'lib',
        emptyOutDir: false,
        lib: { entry: `src/${worker}.ts`, formats: ['es'], fileName: () => `${worker}.js` },
      },
    });
  }
}

/** `import.meta.env` is Vite's own; every bundler replaces NODE_ENV. */
export function portableMode(text) {
  return text.replaceAll('import.meta.env.DEV', "(process.env.NODE_ENV !== 'production')");
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const compile = (project) =>
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
    stdio: 'inherit',
  }).status === 0;

async function main() {
  rmSync('lib', { recursive: true, force: true });
  if (!compile('tsconfig.lib.json')) return 1;

  const compiled = filesBelow('lib');
  const folders = compiled.map((path) => `${relative('lib', dirname(path))}/`);
  const styles = filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .map((path) => relative('src', path))
    .filter((path) => folders.some((folder) => folder.startsWith(`${dirname(path)}/`)));
  const classes = await writeStyles(styles);

  const workers = new Set();
  const exists = (path) => /\.(js|css)$/.test(path) && existsSync(join('lib', path));
  for (const path of compiled) {
    const folder = relative('lib', dirname(path));
    const text = readFileSync(path, 'utf8');
    // Types need no style sheets, and a compiler without a bundler would not find them.
    const plain = path.endsWith('.d.ts')
      ? text.replace(/^import '[^']+\.css';\n/gm, '')
      : portableStyles(text, folder, (style) => classes.get(style));
    for (const [, , worker] of plain.matchAll(workerImport)) workers.add(worker);
    for (const [, , asset] of plain.matchAll(assetImport)) {
      copyFileSync(fileURLToPath(import.meta.resolve(asset)), join(dirname(path), basename(asset)));
    }
    const code = portableAssets(portableWorkers(plain, folder));
    writeFileSync(
      path,
      rewriteImports(portableMode(code), (specifier) =>
        resolveSpecifier(specifier, folder, exists),
      ),
    );
  }
  // For a product's server: plain modules already.
  if (!compile('server/tsconfig.lib.json')) return 1;
  await bundleWorkers(workers);
  const [modules, sheets] = [compiled.length, styles.length];
  console.log(`lib: ${modules} modules and types, ${sheets} style sheets, ${workers.size} workers`);
  return 0;
}

if (isMain(import.meta.url)) {
  readFlags();
  // A product that starts it from its own folder keeps its own lib.
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  process.exitCode = await main();
}
