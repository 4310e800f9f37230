/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { resolveSpecifier, rewriteImports } from '../../scripts/build-lib.mjs';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const root = resolve(import.meta.dirname, '../..');
const lib = setUpFolder();

/** The same two steps as `npm run build:lib`, for this entry only. */
function buildEntry() {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const config = {
    extends: join(root, 'tsconfig.lib.json'),
    compilerOptions: {
      rootDir: join(root, 'src'),
      outDir: lib,
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
    },
    files: [join(root, 'src/testing/index.ts')],
  };
  const project = join(lib, 'tsconfig.json');
  writeFiles(lib, { 'tsconfig.json': JSON.stringify(config), 'package.json': '{"type":"module"}' });
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', project], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
  const exists = (path: string) =>
    existsSync(join(lib, path)) && statSync(join(lib, path)).isFile();
  for (const name of readdirSync(lib, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const path = join(lib, name);
    const folder = relative(lib, dirname(path));
    const code = rewriteImports(readFileSync(path, 'utf8'), (specifier: string) =>
      resolveSpecifier(specifier, folder, exists),
    );
    writeFileSync(path, code);
  }
}

it('portico/testing loads in plain Node without Playwright and without the app', () => {
  buildEntry();
  const code = `import * as kit from './testing/index.js'; console.log(Object.keys(kit).join(' '));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: lib,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split(' ')).toEqual([
    'cancelFileChooser',
    'denyLocation',
    'drag',
    'emulateStandalone',
    'failOnForeignRequests',
    'flatJpeg',
    'installDingTalk',
    'installLiff',
    'installTelegram',
    'installWeChat',
    'keyboard',
    'longPress',
    'loseLocation',
    'offline',
    'openBrowserHistory',
    'persistedPageshow',
    'pinch',
    'profiles',
    'putFinger',
    'replay',
    'setPlatform',
    'setSafeAreas',
    'setVisibility',
    'slowNetwork',
    'standAt',
    'swipe',
    'tap',
    'telegramHash',
  ]);
  const folders = readdirSync(lib).filter((name) => !name.includes('.'));
  expect(folders).toEqual(['testing']);
});
