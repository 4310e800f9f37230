// Renders the pages of docs/platform/reference/.

/** The guides that are not named after the family. The first one that exists counts. */
const GUIDES = {
  chrome: ['page-chrome'],
  files: ['files', 'storage'],
  navigation: ['../router/navigation'],
  network: ['network', '../network'],
};

const TITLES = {
  '../router/navigation': 'Navigation',
  '../network': 'Network',
  README: 'The platform',
  'page-chrome': 'Page chrome',
  webview: 'Web views',
  uni: 'Names of uni-app',
};

/** The meaning of each code, for the table of a page. docs/platform/errors.md has the details. */
const MEANINGS = {
  invalid: 'A parameter is missing or wrong. `error.parameter` names it.',
  abort: 'The call was aborted, or its page was closed. `error.cause` is the reason of the signal.',
  cancel: 'The user closed the dialog or chooser, or left the page.',
  denied: 'The browser, the user or a guard does not allow it.',
  unsupported: 'This browser or messaging app cannot do it.',
  'not-found': 'The page, element, file or value does not exist.',
  timeout: 'It took too long.',
  offline: 'The phone has no network.',
  network: 'The connection failed.',
  'http-status': 'The server answered with an error. `error.response` is its answer.',
  parse: 'The answer or the stored value is broken.',
  quota: 'The browser has no room left for this app.',
  'no-key': 'The map service needs a key in the configuration of the app.',
  unsigned: 'The messaging app refused the signature of the page.',
  busy: 'Another call of this kind is still open.',
  failed: 'Anything else. `error.cause` has the reason.',
  tabbar: 'The target is a tab page. Use `switchTab`.',
  'non-tabbar': 'The page is not a tab page, or the app has no tab bar.',
  locked: 'The same navigation, or another recording, is still under way.',
  superseded: 'A newer navigation replaced this one.',
  'stack-full': 'The page stack is full, and the app refuses further pages.',
};

export const isCode = (word) => word in MEANINGS;

/** The name of a call's page: `showToast` has `show-toast.md`, `$on` has `bus-on.md`. */
export function fileOf(name) {
  const words = name.replace('$', 'bus.').split('.');
  const kebab = words.map((word) =>
    word.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase(),
  );
  return `${kebab.join('-')}.md`;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** The guide of a family, as a path from docs/platform and a title. */
export function guideOf(family, exists) {
  const names = [...(GUIDES[family] ?? [family]), 'README'];
  const name = names.find((one) => exists(`docs/platform/${one}.md`));
  return { path: `${name}.md`, title: TITLES[name] ?? capital(name) };
}

const quoted = (text) => `\`${text}\``;

/** Rule ids are for the people who build Portico. */
const withoutRules = (text = '') => text.replaceAll(/ ?\[S\d[\w., ]*\]/g, '');

const prose = (text) => cell(withoutRules(text));

const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const isLiteral = (text) => /^('[^']*'|-?[\d.]+|true|false|null|\[[^\]]*\]|\{\})$/.test(text);

function fallbackOf(member) {
  if (member.default !== undefined) {
    const text = withoutRules(member.default);
    return isLiteral(text) ? quoted(text) : cell(text);
  }
  return member.isOptional ? 'optional' : 'required';
}

const namesOf = ({ name, second }) => [name, second].filter(Boolean).map(quoted).join(', ');

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`.replaceAll(/ {2,}(?=\|)/g, ' ');
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)];
}

function parameterTable(members) {
  const hasDefaults = members.some((member) => fallbackOf(member) !== 'required');
  const rows = members.map((member) => [
    namesOf(member),
    quoted(cell(member.type)),
    ...(hasDefaults ? [fallbackOf(member)] : []),
    prose(member.text),
  ]);
  return table(['name', 'type', ...(hasDefaults ? ['default'] : []), 'what it is'], rows);
}

function memberTable(members) {
  const rows = members.map((member) => {
    const type = member.isOptional ? `${member.type} | undefined` : member.type;
    const fallback = member.default && `Default: ${withoutRules(member.default)}.`;
    const text = [prose(member.text), fallback && cell(fallback)].filter(Boolean).join(' ');
    return [namesOf(member), quoted(cell(type)), text];
  });
  return table(['name', 'type', 'what it is'], rows);
}

const fence = (lines) => ['```tsx', ...lines, '```'];

function section(title, lines) {
  return lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [];
}

const hasMethods = (members) => members?.some(({ isMethod, type }) => isMethod || /=>/.test(type));

function resultTitle(row, results) {
  if (row.kind === 'listener') return 'Event';
  return row.kind !== 'async' && hasMethods(results) ? 'The object' : 'Result';
}

function failureSection(row, shape, results, codes) {
  const rows = [...new Set(codes)].filter(isCode).sort();
  const lines = table(
    ['code', 'when'],
    rows.map((code) => [quoted(code), MEANINGS[code]]),
  );
  if (rows.length === 0) return [];
  const isPromise = /: (Abortable|Task|Promise)</.test(shape.lines[0]);
  if (isPromise) return section('Rejects with', lines);
  if (hasMethods(results)) {
    const text = 'The promises that the methods of the object return reject with these codes.';
    return section('Rejects with', [text, '', ...lines]);
  }
  return section('Throws', lines);
}

function typeSection(types) {
  const parts = types.flatMap(({ name, text, members, source }) => [
    `### ${name}`,
    '',
    ...(text ? [prose(text), ''] : []),
    ...(members ? parameterOrMember(members) : fence(source.split('\n'))),
    '',
  ]);
  return section('Types', parts.slice(0, -1));
}

const parameterOrMember = (members) =>
  members.some(({ isOptional }) => isOptional) ? parameterTable(members) : memberTable(members);

/** Types that all pages share. */
const COMMON = /\b(?:Abortable|CallOptions|Task)\b/;

/** The headings of families whose folder says too little. */
const HEADINGS = { chrome: 'Page chrome', uni: 'Names of uni-app, with portico/uni' };

const UNI =
  'It is for ported apps: `uni` of `portico/uni` brings it, by `defineApp({ calls: [uni] })`. See [uni-app](../uni.md).';

/** One page. */
export function renderPage(page) {
  const { row, shape, members, results, progress, types, codes, example, file, guide } = page;
  const difference = example?.difference;
  return [
    `# ${row.name}`,
    '',
    prose(row.text),
    '',
    ...(row.family === 'uni' ? [UNI, ''] : []),
    ...fence(shape.lines),
    ...(example ? section('Example', fence(example.code.split('\n'))) : []),
    ...(members?.length ? section('Parameters', parameterTable(members)) : []),
    ...(results?.length ? section(resultTitle(row, results), memberTable(results)) : []),
    ...(progress?.length ? section('Progress', memberTable(progress)) : []),
    ...typeSection(types),
    ...failureSection(row, shape, results, codes),
    ...section('Support', [sentence(row.support ?? 'Everywhere')]),
    ...(difference ? section('Differences from uni-app', [withoutRules(difference)]) : []),
    '',
    [
      `Guide: [${guide.title}](../${guide.path}).`,
      ...(COMMON.test(shape.lines.join(' '))
        ? ['[Types of every call](README.md#types-of-every-call).']
        : []),
      `Source: [${file}](../../../${file}).`,
    ].join(' '),
    '',
  ].join('\n');
}

const TYPES = `## Types of every call

\`\`\`ts
/** Every asynchronous call takes it beside its own parameters. */
type CallOptions = {
  /** Its end aborts the call, which then rejects with \`abort\`. */
  signal?: AbortSignal;
};

/** The result of an asynchronous call. */
type Abortable<Result> = Promise<Result> & {
  /** Ends the call early: it rejects with \`abort\`. */
  abort(): void;
};

/** The result of a call with progress. */
type Task<Result, Progress> = Abortable<Result> & {
  /** Returns a function that removes the listener. */
  onProgress(listener: (progress: Progress) => void): () => void;
};
\`\`\`

[Errors](../errors.md) explains what a call rejects with. Every asynchronous call may also reject with \`offline\` or \`failed\`, if the browser cannot fetch its code.

In an example that is not a whole function, \`platform\` is the object that \`usePlatform()\` returns.`;

export function renderIndex(rows) {
  const families = [...new Set(rows.map(({ family }) => family))].sort();
  const lines = families.flatMap((family) => [
    '',
    `## ${HEADINGS[family] ?? capital(family)}`,
    '',
    ...table(
      ['call', 'what it does'],
      rows
        .filter((row) => row.family === family)
        .map((row) => {
          const off = row.kind === 'listener' ? `, \`${row.name.replace(/^on/, 'off')}\`` : '';
          return [`[\`${row.name}\`](${fileOf(row.name)})${off}`, prose(row.text)];
        }),
    ),
  ]);
  const head = [
    '# Reference of the platform',
    '',
    'A page for each call. `npm run reference` writes them from the sources. Do not edit them.',
    '',
    TYPES,
  ];
  return [...head, ...lines, ''].join('\n');
}
