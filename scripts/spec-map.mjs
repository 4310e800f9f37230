// Writes docs/spec-map.md: rule -> sources -> tests, from the [S..] tags in comments and test titles.
// With --check it fails when the page is stale, or a rule in scripts/spec-scope.json has no test.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMain } from './is-main.mjs';
import { withoutComments } from './read-code.mjs';
import { readFlags } from './read-flags.mjs';

const page = 'docs/spec-map.md';

/** [S2.5] and [S2.2, S2.3] are tags. */
export function tagsIn(text) {
  const found = [...text.matchAll(/\[(S\d+\.\d+(?:,\s*S\d+\.\d+)*)\]/g)];
  return [...new Set(found.flatMap(([, ids]) => ids.split(/,\s*/)))];
}

/** rule id -> the sorted paths of the files that carry its tag. */
export function collect(files) {
  const byRule = new Map();
  for (const { path, text } of files) {
    for (const id of tagsIn(text)) byRule.set(id, [...(byRule.get(id) ?? []), path].sort());
  }
  return byRule;
}

export function problemsOf({ rules, scope, sources, tests }) {
  const used = [...new Set([...sources.keys(), ...tests.keys()])];
  return [
    ...used
      .filter((id) => !(id in rules))
      .map((id) => `${id} is tagged, but there is no such rule`),
    ...scope.filter((id) => !tests.has(id)).map((id) => `${id} has no test: ${rules[id]}`),
  ];
}

const links = (paths = []) => paths.map((path) => `[${path}](../${path})`).join('<br>');

export function render({ rules, sources, tests }) {
  const rows = Object.entries(rules).map(([id, text]) => {
    const cells = [id, text.replaceAll('|', '\\|'), links(sources.get(id)), links(tests.get(id))];
    return `| ${cells.join(' | ')} |`;
  });
  const head = [
    '# Where each rule lives',
    '',
    'Written by `npm run spec-map` from the tags in comments and test titles. Do not edit by hand.',
    '',
    '| rule | text | sources | tests |',
    '|---|---|---|---|',
  ];
  return `${[...head, ...rows].join('\n')}\n`;
}

function read(folders) {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

// A comment proves nothing, and the tests of this script are full of invented tags.
const isTest = ({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('/spec-map.');
const titlesOnly = ({ path, text }) => ({ path, text: withoutComments(text) });

function main(isCheck) {
  const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const map = {
    rules: json('docs/spec-rules.json'),
    scope: json('scripts/spec-scope.json'),
    sources: collect(read(['src'])),
    tests: collect(read(['tests', 'e2e']).filter(isTest).map(titlesOnly)),
  };
  const text = render(map);
  if (!isCheck) {
    writeFileSync(page, text);
    return [];
  }
  const stale = readFileSync(page, 'utf8').replaceAll('\r\n', '\n') !== text;
  return [...problemsOf(map), ...(stale ? [`${page} is stale: run \`npm run spec-map\``] : [])];
}

if (isMain(import.meta.url)) {
  const problems = main(readFlags(['check']).check);
  for (const problem of problems) console.log(problem);
  console.log(`spec map: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
