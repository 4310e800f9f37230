import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const script = resolve(import.meta.dirname, '../../scripts/ensure-build.mjs');
const cwd = setUpFolder();

it('says at once that there is no build', { tags: 'long' }, () => {
  const run = () => spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'dist is missing: run `npm run build` first\n',
  });
  writeFiles(cwd, { 'dist/index.html': '' });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
});
