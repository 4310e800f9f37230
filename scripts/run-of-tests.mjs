// Which tests a run takes. For Vitest two tags in the test files decide, for a single test or for a whole file:
// `long` tests take half a second or more each and are left out of `npm test`; `walks` are random, short in
// `npm test` and long in the full run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'short' | 'rest' | 'all'} Run */

/**
 * `npm test` is short, the full run takes the rest, and whoever names files by hand gets all of their tests.
 * @param {string | undefined} script the npm script that runs
 * @returns {Run}
 */
export function runOf(script) {
  if (script === 'test:unit' || script === 'test:e2e') return 'short';
  return script?.endsWith(':full') ? 'rest' : 'all';
}

/** The tag of a whole file stands in a comment above its imports. */
const ofFile = /^\/\*\* @module-tag (\w+) \*\//;
/** The tag of one test, or of one group. */
const ofTest = /tags: '(?:long|walks)'/;

/**
 * What the configuration of Vitest needs for a run.
 * @param {Run} run
 * @param {{ path: string, text: string }[]} files
 */
export function selectTests(run, files) {
  const tagOf = (text) => ofFile.exec(text)?.[1];
  const paths = (which) => files.filter(({ text }) => which(text)).map(({ path }) => path);
  if (run === 'short') {
    return { tagsFilter: ['!long'], exclude: paths((text) => tagOf(text) === 'long') };
  }
  if (run === 'rest') {
    const exclude = paths((text) => !tagOf(text) && !ofTest.test(text));
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
