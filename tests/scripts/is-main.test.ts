/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { isMain } from '../../scripts/is-main.mjs';
import { setUpFolder } from '../helpers/temp-folder';

const root = resolve(import.meta.dirname, '../..');
const link = join(setUpFolder(), 'link');
symlinkSync(root, link, 'junction');

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(link, script), ...args], { cwd: root, encoding: 'utf8' });

it('recognises the module that Node started, by its own path or through a link', () => {
  const address = pathToFileURL(join(root, 'scripts/size.mjs')).href;
  expect(isMain(address, join(root, 'scripts/size.mjs'))).toBe(true);
  expect(isMain(address, join(link, 'scripts/size.mjs'))).toBe(true);
  expect(isMain(address, join(root, 'scripts/steps.mjs'))).toBe(false);
  expect(isMain(address, 'no such file')).toBe(false);
});

// Through a link, all checks once did nothing and ended with 0.
it('a check that starts through a link does its work', () => {
  expect(run('scripts/spec-map.mjs', '--check').stdout).toMatch(/^spec map: \d+ problems$/m);
  const { stdout, status } = run('scripts/steps.mjs', '--minutes', '0.0001', 'no-such-step');
  expect(stdout.trimEnd().split('\n').pop()).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
}, 20_000);
