import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve as absolute } from 'node:path';
import { expect, it } from 'vitest';
import {
  portableAssets,
  portableMode,
  portableWorkers,
  resolveSpecifier,
  rewriteImports,
} from '../../scripts/build-lib.mjs';
import { setUpFolder } from '../helpers/temp-folder';

const files = ['shared/values.js', 'router/index.js', 'router/core/plan.js', 'app/app.module.css'];
const resolve = (specifier: string, folder: string) =>
  resolveSpecifier(specifier, folder, (path: string) => files.includes(path));

it.each([
  ['@/shared/values', 'router/core', '../../shared/values.js'],
  ['@/router', 'app', '../router/index.js'],
  ['@/router', '', './router/index.js'],
  ['./plan', 'router/core', './plan.js'],
  ['./app.module.css', 'app', './app.module.css'],
  ['react-dom/client', 'app', 'react-dom/client'],
])('%s seen from %s is %s', (specifier, folder, expected) => {
  expect(resolve(specifier, folder)).toBe(expected);
});

it('fails for what is not there', () => {
  expect(() => resolve('./gone', 'app')).toThrow(
    './gone, imported from app, is not in the package',
  );
});

it('rewrites every form of an import', () => {
  const code = [
    "import { a } from '@/a';",
    "import '@/a';",
    "export * from '@/a';",
    "const b = () => import('@/a');",
    "export const c: import('@/a').C;",
    "const from = '@/a';",
  ].join('\n');
  expect(rewriteImports(code, (specifier: string) => `<${specifier}>`)).toBe(
    code.replaceAll("'@/a'", "'<@/a>'").replace("const from = '<@/a>'", "const from = '@/a'"),
  );
});

it('asks for the mode in a way that every bundler knows', () => {
  expect(portableMode('if (import.meta.env.DEV) warn();')).toBe(
    "if ((process.env.NODE_ENV !== 'production')) warn();",
  );
});

it('asks for a worker in a way that every bundler knows', () => {
  const code = "import digest from '@/platform/files/digest-worker?worker&url';";
  expect(portableWorkers(code, 'platform/workers')).toBe(
    "const digest = new URL('./../files/digest-worker.js?no-inline', import.meta.url).href;",
  );
});

it('asks for another package’s file beside the module', () => {
  const code = "import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';";
  expect(portableAssets(code)).toBe(
    "const reader = new URL('./zxing_reader.wasm', import.meta.url).href;",
  );
  const worker = "import digest from '@/platform/files/digest-worker?worker&url';";
  expect(portableAssets(worker)).toBe(worker);
});

const copy = setUpFolder({ 'lib/old.js': '' });
const product = setUpFolder({ 'lib/own.js': '' });

it('empties the lib of its own checkout, wherever it is started', { tags: 'long' }, () => {
  cpSync(absolute('scripts'), join(copy, 'scripts'), { recursive: true });
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'), 'junction');
  const script = join(copy, 'scripts/build-lib.mjs');
  // There is nothing to be compiled in the copy.
  expect(spawnSync(process.execPath, [script], { cwd: product }).status).toBe(1);
  expect(existsSync(join(product, 'lib/own.js'))).toBe(true);
  expect(existsSync(join(copy, 'lib/old.js'))).toBe(false);
});
