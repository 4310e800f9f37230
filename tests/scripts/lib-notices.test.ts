import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageFolderOf, writeNotices } from '../../scripts/lib-notices.mjs';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const folder = setUpFolder({});

it('finds the package of a file, also below a scope and below another package', () => {
  expect(packageFolderOf('/p/node_modules/leaflet/dist/leaflet.css')).toBe(
    '/p/node_modules/leaflet',
  );
  expect(packageFolderOf('/p/node_modules/@a/b/node_modules/c/x.js')).toBe(
    '/p/node_modules/@a/b/node_modules/c',
  );
  expect(packageFolderOf('/p/node_modules/@a/b/x.js')).toBe('/p/node_modules/@a/b');
  expect(packageFolderOf('/p/src/scan.ts')).toBeUndefined();
});

it('writes the licence of each package once, and none for files of the project', () => {
  writeFiles(folder, {
    'node_modules/one/package.json': '{ "name": "one", "version": "1.2.3", "license": "MIT" }',
    'node_modules/one/LICENSE.md': 'Do what you like.\n',
  });
  const one = join(folder, 'node_modules/one');
  const path = join(folder, 'notices.txt');
  writeNotices(path, [`${one}/a.js`, `${one}/b.js`, join(folder, 'src/c.ts')]);
  const text = readFileSync(path, 'utf8');
  expect(text.match(/one 1\.2\.3 \(MIT\)\n\nDo what you like\.\n/g)).toHaveLength(1);
});

it('names the package that has no licence file', () => {
  writeFiles(folder, { 'node_modules/two/package.json': '{ "name": "two", "version": "1.0.0" }' });
  const ids = [join(folder, 'node_modules/two/a.js')];
  expect(() => writeNotices(join(folder, 'notices.txt'), ids)).toThrow(/two has no licence file/);
});
