import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

type Files = { readonly [path: string]: string };

/** A folder with these files, for the tests of one file. It is deleted after them. */
export function setUpFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
