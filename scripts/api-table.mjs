// Writes docs/apis.md: where each call of the platform works. The names, comments and `@support` tags come from the
// rows of the registry. With --check it fails if the page is stale, or if the rows and the platform disagree.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain } from './is-main.mjs';
import { readRows, readUnavailable } from './platform-rows.mjs';
import { readFlags } from './read-flags.mjs';

const page = 'docs/apis.md';

/** The fields that `readRows` writes into a row. Anything else is a tag of its comment. */
const FACTS = ['name', 'kind', 'family', 'load', 'code', 'text', 'support', 'rejects'];

const isMisnamed = ({ kind, name }) => kind === 'listener' && !/^on[A-Z]/.test(name);

function problemsOfRow(row) {
  const tags = Object.keys(row).filter((key) => !FACTS.includes(key));
  return [
    ...(row.text === '' ? ['write a comment above its row'] : []),
    ...tags.map((tag) => `a row has no tag @${tag}, only @support and @rejects`),
    ...(isMisnamed(row) ? ['the name of an event should begin with "on"'] : []),
  ].map((problem) => `${row.name}: ${problem} (src/platform/${row.family}/rows.ts)`);
}

export function problemsOf(rows) {
  // `off...` repeats the comment of `on...`.
  const written = rows.filter(({ name }) => !/^off[A-Z]/.test(name));
  const names = written.filter((row) => !isMisnamed(row)).map(({ name }) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...repeated.map((name) => `${name}: two rows have this name`),
    ...new Set(written.flatMap(problemsOfRow)),
  ];
}

export function render(rows, unavailable) {
  const table = (list, cells) =>
    [...list]
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((row) => `| ${[`\`${row.name}\``, ...cells(row)].join(' | ')} |`);
  const ported = rows.filter(({ family }) => family === 'uni');
  const own = rows.filter(({ family }) => family !== 'uni');
  const somewhere = own.filter(({ support }) => support !== undefined);
  const everywhere = own.filter(({ support }) => support === undefined);
  const lines = [
    '# Which calls work where',
    '',
    '`npm run api-table` writes this page from the rows of the registry, `src/platform/*/rows.ts`. Do not edit it.',
    '',
    'The browsers are Chromium 107+, Safari and iOS 15+, Firefox 115+, and the in-app browsers that are built on them. A',
    'call that a browser cannot serve rejects with code `unsupported`. `canIUse(name)` asks the browser in use.',
    '',
    `## Works in some browsers, or under a condition (${somewhere.length})`,
    '',
    '| call | what it does | where it works |',
    '|---|---|---|',
    ...table(somewhere, ({ text, support }) => [text, support]),
    '',
    `## Works everywhere (${everywhere.length})`,
    '',
    '| call | what it does |',
    '|---|---|',
    ...table(everywhere, ({ text }) => [text]),
    '',
    `## With \`portico/uni\` (${ported.length})`,
    '',
    'These are for ported apps: `defineApp({ calls: [uni] })` brings them ([platform/uni.md](platform/uni.md)).',
    '',
    '| call | what it does | where it works |',
    '|---|---|---|',
    ...table(ported, ({ text, support }) => [text, support ?? 'Everywhere']),
    '',
    `## With \`portico/uni\`, and never available in a browser (${unavailable.length})`,
    '',
    'These are names of uni-app. Their types are marked as deprecated, and every call rejects with code',
    '`unsupported` and the message `API not yet implemented`.',
    '',
    '| call | why |',
    '|---|---|',
    ...table(unavailable, ({ reason }) => [reason]),
  ];
  return `${lines.join('\n')}\n`;
}

function main(isCheck) {
  const rows = readRows();
  const text = render(rows, readUnavailable());
  if (!isCheck) writeFileSync(page, text);
  const isStale = readFileSync(page, 'utf8').replaceAll('\r\n', '\n') !== text;
  return [...problemsOf(rows), ...(isStale ? [`${page} is stale: run \`npm run api-table\``] : [])];
}

if (isMain(import.meta.url)) {
  const problems = main(readFlags(['check']).check);
  for (const problem of problems) console.log(problem);
  console.log(`api table: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
