import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../scripts/ensure-build.mjs');

it('says at once that there is no build', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const run = () => spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'dist is missing: run `npm run build` first\n',
  });
  mkdirSync(join(cwd, 'dist'));
  writeFileSync(join(cwd, 'dist/index.html'), '');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  rmSync(cwd, { recursive: true });
});
