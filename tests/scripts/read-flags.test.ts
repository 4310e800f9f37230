/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const folder = setUpFolder();

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('tells which flags were given', () => {
  const module = JSON.stringify(pathToFileURL('scripts/read-flags.mjs').href);
  writeFiles(folder, {
    'flags.mjs': `import { readFlags } from ${module};
      const { check, modules } = readFlags(['check', 'modules']);
      console.log(check, modules);`,
  });
  expect(run('flags.mjs')).toEqual({ status: 0, stdout: 'false false\n', stderr: '' });
  expect(run('flags.mjs', '--modules').stdout).toBe('false true\n');
});

// `spec-map --chek` wrote the page that it was to check.
it.each([
  ...['api-table', 'build-lib', 'check-layout', 'props-tables', 'size', 'size-components'],
  'spec-map',
])(
  '%s takes no flag that it does not know, and no word',
  (name) => {
    const script = resolve(`scripts/${name}.mjs`);
    const unknown = run(script, '--chek');
    expect(unknown).toMatchObject({ status: 1, stdout: '' });
    expect(unknown.stderr).toMatch(/^Unknown option '--chek'.*\n$/);
    const word = run(script, 'check');
    expect(word).toMatchObject({ status: 1, stdout: '' });
    expect(word.stderr).toMatch(/^Unexpected argument 'check'.*\n$/);
  },
  20_000,
);
