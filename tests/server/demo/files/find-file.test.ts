import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFile } from '../../../../server/demo/static-files.mjs';
import { setUpFolder, writeFiles } from '../../../helpers/temp-folder';

const base = setUpFolder({ 'secret.txt': 'secret', 'dist-old/secret.txt': 'secret' });
const root = join(base, 'dist');
writeFiles(
  root,
  Object.fromEntries(['index.html', 'a b.txt', 'assets/a.js'].map((name) => [name, name])),
);

describe('findFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/a%20b.txt', 'a b.txt'],
    ['/assets/a.js', 'assets/a.js'],
    ['/stone/12', 'index.html'],
    ['/assets', 'index.html'],
    ['/100%', 'index.html'],
    ['/../secret.txt', 'index.html'],
    ['/%2e%2e/secret.txt', 'index.html'],
    ['/..%2fdist-old/secret.txt', 'index.html'],
    ['/..\\secret.txt', 'index.html'],
    ['/assets/../../secret.txt', 'index.html'],
    ['/a%00.txt', 'index.html'],
  ])('finds for %s the file %s', async (path, name) => {
    expect(await findFile(root, path)).toEqual({ path: join(root, name), size: name.length });
  });

  it.each(['/assets/gone.js', '/assets/x/y.css', '/x/../assets/gone.js'])(
    'finds no file for %s',
    async (path) => {
      expect(await findFile(root, path)).toBeUndefined();
    },
  );

  it('never finds a file outside the folder', async () => {
    const part = fc.constantFrom(
      '..',
      '%2e%2e',
      '%2f',
      '/',
      '\\',
      'secret.txt',
      'dist-old',
      '.',
      '%00',
      'assets',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }), async (parts) => {
        const file = await findFile(root, `/${parts.join('')}`);
        if (file)
          expect(file.path.startsWith(`${root}/`) && !file.path.includes('secret')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
