// Selects the tests of a run. In Vitest two tags decide, for one test or for a whole file. `long` tests are not in `npm test`.
// `walks` are random: few in `npm test`, many in the full run.
// In Playwright the projects in playwright.config.ts decide.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'short' | 'rest' | 'all'} Run */

/**
 * `npm test` is short and the full run takes the rest. Files named by hand run all of their tests.
 * @param {string | undefined} script the npm script that runs
 * @returns {Run}
 */
export function runOf(script) {
  if (script === 'test:unit' || script === 'test:e2e') return 'short';
  return script?.endsWith(':full') ? 'rest' : 'all';
}

/**
 * Whether random walks and tables are long: in the full run, or with `FULL=1` for files named by hand.
 * @param {{ [name: string]: string | undefined }} env
 */
export function isFull(env) {
  return env.FULL === '1' || runOf(env.npm_lifecycle_event) === 'rest';
}

/** The tag of a whole file is in a comment above its imports. */
const tagOfFile = /^\/\*\* @module-tag (\w+) \*\//;
/** The tag of one test, of one group, or of some rows of a table. */
const tagOfTest = /\btags(?:Of)?\b[^;]{0,120}'(?:long|walks)'/;

/**
 * Selects the tests of a run, as options of Vitest.
 * @param {Run} run
 * @param {{ path: string, text: string }[]} files
 */
export function selectTests(run, files) {
  const tagOf = (text) => tagOfFile.exec(text)?.[1];
  const paths = (which) => files.filter(({ text }) => which(text)).map(({ path }) => path);
  if (run === 'short') {
    return { tagsFilter: ['!long'], exclude: paths((text) => tagOf(text) === 'long') };
  }
  if (run === 'rest') {
    const exclude = paths((text) => !tagOf(text) && !tagOfTest.test(text));
    return { tagsFilter: ['long || walks'], exclude };
  }
  return { exclude: [] };
}

export function readTestFiles() {
  const names = readdirSync('tests', { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => {
      const path = join('tests', name);
      return { path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
    });
}
