// Writes docs/apis.md: for each call of the platform, where it works. What is said of it stands in
// scripts/api-support.json; the names come from the platform itself, so that neither can fall behind.
// With --check it fails when a call has no entry, an entry no call, or the page is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { alias } from './build-options.mjs';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';

const page = 'docs/apis.md';
const data = 'scripts/api-support.json';

const EVERYWHERE = 'everywhere';
const NOWHERE = 'no: ';

export function problemsOf({ calls, missing, support }) {
  const unserved = (name) => support[name].startsWith(NOWHERE);
  const known = calls.filter((name) => name in support);
  return [
    ...calls.filter((name) => !(name in support)).map((name) => `${name} is not in ${data}`),
    ...Object.keys(support)
      .filter((name) => !calls.includes(name))
      .map((name) => `${name} is in ${data}, but there is no such call`),
    ...known
      .filter((name) => unserved(name) !== missing.includes(name))
      .map((name) => `${name}: ${data} and src/platform/missing-names.ts disagree`),
  ];
}

export function render({ calls, support }) {
  const rows = (fits, cells) =>
    calls
      .filter((name) => fits(support[name] ?? ''))
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => `| ${[`\`${name}\``, ...cells(support[name])].join(' | ')} |`);
  const everywhere = rows(
    (text) => text === EVERYWHERE,
    () => ['yes'],
  );
  const where = rows(
    (text) => text !== EVERYWHERE && !text.startsWith(NOWHERE),
    (text) => [text],
  );
  const nowhere = rows(
    (text) => text.startsWith(NOWHERE),
    (text) => [text.slice(NOWHERE.length)],
  );
  const lines = [
    '# Which calls work where',
    '',
    `Written by \`npm run api-table\` from \`${data}\`. Do not edit by hand.`,
    '',
    'The browsers: Chromium 107+, Safari and iOS 15+, Firefox 115+, and the in-app browsers built on them. A call that a browser',
    'can not serve rejects with code `unsupported`, in production as in development, unless the browser keeps it to itself. `canIUse`',
    'asks this browser.',
    '',
    `## Works in some (${where.length})`,
    '',
    '| call | where |',
    '|---|---|',
    ...where,
    '',
    `## Not in browsers, or not yet (${nowhere.length})`,
    '',
    'They reject with `API not yet implemented`.',
    '',
    '| call | why |',
    '|---|---|',
    ...nowhere,
    '',
    `## Works everywhere (${everywhere.length})`,
    '',
    '| call | |',
    '|---|---|',
    ...everywhere,
  ];
  return `${lines.join('\n')}\n`;
}

/** A platform made of nothing: whatever it asks its parts for is this again. */
const anything = new Proxy(() => {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

/** Names need no looks. */
const noStyles = {
  name: 'portico:no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
};

async function load(path) {
  const { module } = await runnerImport(`/src/platform/${path}.ts`, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [noStyles],
  });
  return module;
}

async function listCalls() {
  const { createPlatform } = await load('create-platform');
  const { createAuth } = await load('auth/index');
  const { missingNames } = await load('missing-names');
  const platform = createPlatform(anything, anything);
  const partsOf = (owner, name) => Object.keys(owner).map((part) => `${name}.${part}`);
  return {
    calls: [
      ...Object.keys(platform).filter((name) => name !== 'auth' && name !== 'host'),
      ...partsOf(createAuth(anything), 'auth'),
      ...partsOf(platform.host, 'host'),
      ...partsOf(platform.share, 'share'),
    ],
    missing: [...missingNames],
  };
}

async function main(isCheck) {
  const support = JSON.parse(readFileSync(data, 'utf8'));
  const { calls, missing } = await listCalls();
  const text = render({ calls, support });
  if (!isCheck) writeFileSync(page, text);
  const stale = readFileSync(page, 'utf8').replaceAll('\r\n', '\n') !== text;
  return [
    ...problemsOf({ calls, missing, support }),
    ...(stale ? [`${page} is stale: run \`npm run api-table\``] : []),
  ];
}

if (isMain(import.meta.url)) {
  const problems = await main(readFlags(['check']).check);
  for (const problem of problems) console.log(problem);
  console.log(`api table: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
