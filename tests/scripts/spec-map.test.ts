import { expect, it } from 'vitest';
import { collect, problemsOf, render, tagsIn } from '../../scripts/spec-map.mjs';

const rules = { 'S2.2': 'page not found', 'S2.3': 'tab bar | refusal' };

it('reads single tags and lists of tags', () => {
  expect(tagsIn("it('[S2.2] a'); // see [S2.3, S9.24] and [S2.2], not S4.1 or list[S]")).toEqual([
    'S2.2',
    'S2.3',
    'S9.24',
  ]);
});

it('names the rules without a test, and the tags without a rule', () => {
  const sources = collect([{ path: 'src/a.ts', text: '[S2.2] [S99.1]' }]);
  const tests = collect([{ path: 'tests/a.test.ts', text: '[S2.2]' }]);
  expect(problemsOf({ rules, scope: ['S2.2', 'S2.3'], sources, tests })).toEqual([
    'S99.1 is tagged, but there is no such rule',
    'S2.3 has no test: tab bar | refusal',
  ]);
});

it('writes one row a rule, with links', () => {
  const sources = collect([
    { path: 'src/b.ts', text: '[S2.2]' },
    { path: 'src/a.ts', text: '[S2.2]' },
  ]);
  const rows = render({ rules, sources, tests: new Map() }).split('\n').slice(6, 8);
  expect(rows).toEqual([
    '| S2.2 | page not found | [src/a.ts](../src/a.ts)<br>[src/b.ts](../src/b.ts) |  |',
    '| S2.3 | tab bar \\| refusal |  |  |',
  ]);
});
