// Builds an app as a product does: with the packed package, Vite's default settings and the React plugin.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A folder that finds this repository's dependencies, and the package as `npm pack` makes it. */
const outside = join(root, 'dist-stock');

function run(command, args, cwd = root) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stderr}`);
}

/** Packs lib/ and unpacks it where apps in `outside` find it. */
export function unpackPackage() {
  if (!existsSync(join(root, 'lib/index.js'))) run(process.execPath, ['scripts/build-lib.mjs']);
  rmSync(outside, { recursive: true, force: true });
  const place = join(outside, 'node_modules/portico');
  mkdirSync(place, { recursive: true });
  // Otherwise the name of the package would resolve to this repository.
  writeFileSync(join(outside, 'package.json'), '{ "name": "stock", "type": "module" }\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  run(npm, ['pack', '--silent', '--ignore-scripts', '--pack-destination', outside]);
  const tarball = readdirSync(outside).find((name) => name.endsWith('.tgz'));
  run('tar', ['-xzf', join(outside, tarball), '-C', place, '--strip-components=1']);
}

/**
 * Builds a copy of `folders` of bench/. Its document is index.html with `main.tsx` of the folder `main`. `files` are those that a
 * server sends: path -> `{ raw, gzip }`.
 */
export async function buildStockApp({ main, folders = [main], plugins = [] }) {
  const place = mkdtempSync(join(outside, 'app-'));
  for (const folder of folders) {
    cpSync(join(root, 'bench', folder), join(place, folder), { recursive: true });
  }
  cpSync(join(root, 'bench/index.html'), join(place, 'index.html'));
  const page = {
    name: 'bench:page',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('main', `${main}/main`) },
  };
  const { output } = await build({
    configFile: false,
    root: place,
    logLevel: 'warn',
    plugins: [page, react(), ...plugins],
  });
  return { output, files: filesIn(join(place, 'dist')) };
}

/** The modules that every product has: React, and the bundler's loader of lazy chunks. */
const external = [/^react(-dom)?(\/|$)/, '\0vite/preload-helper.js'];

/** Builds one module of a product. */
export async function buildStockModule(code) {
  const place = mkdtempSync(join(outside, 'module-'));
  const input = join(place, 'main.js');
  writeFileSync(input, code);
  const { output } = await build({
    configFile: false,
    root: place,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, external } },
  });
  return output;
}

function filesIn(folder) {
  const files = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(folder, name)).isFile()) continue;
    const raw = readFileSync(join(folder, name));
    files.set(`/${name.replaceAll('\\', '/')}`, { raw, gzip: gzipSync(raw, { level: 9 }) });
  }
  return files;
}
