import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isFile, setPath } from '../../scripts/set-path.mjs';

const here = fileURLToPath(import.meta.url);

it('a file is a path to a file; a folder, a missing path and a path below a file are not', () => {
  expect(isFile(here)).toBe(true);
  expect(isFile(fileURLToPath(new URL('.', import.meta.url)))).toBe(false);
  expect(isFile(`${here}.nothing`)).toBe(false);
  expect(isFile(`${here}/MiniBrowser`)).toBe(false);
});

it('a variable that names no file is an error that names both', () => {
  expect(setPath('CHROME_PATH', {}, isFile)).toBeUndefined();
  expect(setPath('CHROME_PATH', { CHROME_PATH: here }, isFile)).toBe(here);
  expect(() => setPath('CHROME_PATH', { CHROME_PATH: `${here}/chrome` }, isFile)).toThrow(
    `CHROME_PATH is ${here}/chrome: there is no such file`,
  );
});
