import { describe, expect, it } from 'vitest';
import { isFull, readTestFiles, runOf, selectTests } from '../../scripts/run-of-tests.mjs';

/** In one piece Vitest would take it for a tag of this file. */
const tagged = (tag: string) => ['/** @module-tag', tag, '*/\n'].join(' ');
const files = [
  { path: 'tests/a.test.ts', text: "import { it } from 'vitest';\n" },
  { path: 'tests/b.test.ts', text: `${tagged('long')}import { it } from 'vitest';\n` },
  { path: 'tests/c.test.ts', text: `${tagged('walks')}import { it } from 'vitest';\n` },
  { path: 'tests/d.test.ts', text: "it('waits', { tags: 'long' }, () => {});\n" },
  { path: 'tests/e.test.ts', text: "const tags = isQuick(row) ? [] : ['long'];\n" },
];

describe('a run of the tests', () => {
  it('is short in `npm test`, is the rest in the full run, and is all of what is named by hand', () => {
    expect(runOf('test:unit')).toBe('short');
    expect(runOf('test:e2e')).toBe('short');
    expect(runOf('test:unit:full')).toBe('rest');
    expect(runOf('test:e2e:full')).toBe('rest');
    expect(runOf(undefined)).toBe('all');
  });

  it('has long walks and tables in the full run, and where FULL=1 asks for them', () => {
    expect(isFull({ npm_lifecycle_event: 'test:e2e:full' })).toBe(true);
    expect(isFull({ FULL: '1' })).toBe(true);
    expect(isFull({ npm_lifecycle_event: 'test:e2e' })).toBe(false);
    expect(isFull({})).toBe(false);
  });

  it('leaves the long tests out when it is short', () => {
    expect(selectTests('short', files)).toEqual({
      tagsFilter: ['!long'],
      exclude: ['tests/b.test.ts'],
    });
  });

  it('takes the long tests and the random walks as the rest', () => {
    expect(selectTests('rest', files)).toEqual({
      tagsFilter: ['long || walks'],
      exclude: ['tests/a.test.ts'],
    });
  });

  it('takes everything where files are named by hand', () => {
    expect(selectTests('all', files)).toEqual({ exclude: [] });
  });

  it('finds the test files of this project', () => {
    const paths = readTestFiles().map(({ path }) => path);
    expect(paths).toContain('tests/scripts/run-of-tests.test.ts');
    expect(paths).toContain('tests/router/navigation/navigator.races.test.ts');
  });
});
