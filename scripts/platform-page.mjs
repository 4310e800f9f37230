// Renders the pages of docs/platform/reference/.

/** The title of what a call gives. */
const TITLES = { async: 'Result', sync: 'Result', factory: 'The object', listener: 'Event' };

/** The guides that are not named after the family. */
const GUIDES = { chrome: 'page-chrome', network: 'network', navigation: '../router/navigation' };

/** What each code means, for the table of a page. docs/platform/errors.md has the whole story. */
const MEANINGS = {
  invalid: 'A parameter is missing or wrong. `error.parameter` names it.',
  abort: 'The call was aborted, or its page was closed. `error.cause` is the reason of the signal.',
  cancel: 'The user closed the dialog or chooser, or left the page.',
  denied: 'The browser or the user did not allow it.',
  unsupported: 'This browser or app cannot do it.',
  'not-found': 'The page, element, file or value does not exist.',
  timeout: 'It took too long. `error.limit` says which limit was reached.',
  offline: 'The phone has no network.',
  network: 'The connection failed.',
  'http-status': 'The server answered with an error. `error.response` is its answer.',
  parse: 'The answer or the stored value is not what it should be.',
  quota: 'The browser has no room left for this app.',
  'no-key': 'The map service needs a key in the configuration of the app.',
  unsigned: 'The messaging app refused the signature of the page.',
  busy: 'Another call of this kind is still open.',
  failed: 'Anything else. `error.cause` has the reason.',
  tabbar: 'The target is a tab page: use `switchTab`.',
  'non-tabbar': 'The page on top is not a tab page, or the target is not one.',
  locked: 'Another navigation to this target is pending.',
  superseded: 'A newer navigation replaced this one.',
  'stack-full': 'The page stack is full, and the app refuses further pages.',
};

/** The arguments of the outermost type arguments: `Api<A, B<C, D>>` gives A and `B<C, D>`. */
export function typeArguments(type) {
  const start = type.indexOf('<');
  if (start < 0) return [];
  const parts = [];
  let depth = 0;
  let part = '';
  for (const letter of type.slice(start + 1, type.lastIndexOf('>'))) {
    if ('<({['.includes(letter)) depth += 1;
    if ('>)}]'.includes(letter) && !part.endsWith('=')) depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}

/** What a page shows: signature, name of the parameters' type, type of the result. */
export function shapeOf(row, type) {
  const [inner = 'unknown'] = typeArguments(type);
  if (row.kind === 'async') {
    const [input, result = 'void', progress] = typeArguments(inner);
    const isEmpty = input === 'NoParams' || input === undefined;
    const answer =
      progress && progress !== 'never' ? `Task<${result}, ${progress}>` : `Abortable<${result}>`;
    const params = isEmpty ? 'options?: CallOptions' : `params: ${input} & CallOptions`;
    return {
      signature: `${row.name}(${params}): ${answer}`,
      input: isEmpty ? undefined : input,
      result,
    };
  }
  if (row.kind === 'listener') {
    return {
      signature: `${row.name}(listener: (event: ${inner}) => void): () => void`,
      result: inner,
    };
  }
  const [, params, result] = /^(\(.*?\)) => (.*)$/.exec(inner) ?? [];
  return params
    ? { signature: `${row.name}${params}: ${result}`, result }
    : { signature: `${row.name}: ${inner}`, result: inner };
}

const quoted = (text) => `\`${text}\``;

/** Rule ids are for the people who build Portico. */
const prose = (text = '') => cell(text.replaceAll(/ ?\[S\d[\w., ]*\]/g, ''));

const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function parameterTable(members) {
  if (!members || members.length === 0) return [];
  const rows = members.map((member) => {
    const fallback = member.default ?? (member.isOptional ? '' : 'required');
    const cells = [
      quoted(member.name),
      quoted(cell(member.type)),
      cell(fallback),
      prose(member.text),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['', '## Parameters', '', '| name | type | default | |', '|---|---|---|---|', ...rows];
}

function memberTable(members, title) {
  if (!members || members.length === 0) return [];
  const rows = members.map(
    (member) =>
      `| ${[quoted(member.name), quoted(cell(member.type)), prose(member.text)].join(' | ')} |`,
  );
  return ['', `## ${title}`, '', '| name | type | |', '|---|---|---|', ...rows];
}

/** The body of an example's function, without its indentation. */
export function exampleOf(declaration) {
  if (!declaration) return undefined;
  const { text, source, statement, docOf } = declaration;
  const imports = [...source.matchAll(/^import [^;]+ from '(?!portico)[^;]+;$/gm)].map(
    ([line]) => line,
  );
  const isHook = text.includes('usePlatform(');
  const body = isHook ? text : text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'));
  const indent = isHook ? '' : '  ';
  const lines = body
    .replace(/^\n|\n$/g, '')
    .split('\n')
    .map((line) => line.replace(new RegExp(`^${indent}`), ''));
  const used = imports.filter((line) =>
    (line.match(/\w+/g) ?? []).some((word) => body.includes(word)),
  );
  return {
    code: lines.join('\n').trim(),
    imports: isHook ? used : [],
    difference: docOf(statement).uni,
  };
}

export const functionName = (name) =>
  name.replace(/\.(\w)/, (_dot, letter) => letter.toUpperCase());

/** One page. `off` is the second call of a listener's pair. */
export function renderPage({ row, shape, members, results, codes, example, file }) {
  const guide = GUIDES[row.family] ?? row.family;
  const fence = (lines) => ['', '```tsx', ...lines, '```'];
  const errors = [...new Set(codes)].filter((code) => code in MEANINGS).sort();
  const failures = errors.map((code) => `| \`${code}\` | ${MEANINGS[code]} |`);
  const removal =
    row.kind === 'listener' ? [`${row.name.replace(/^on/, 'off')}(listener?): void`] : [];
  return [
    `# ${row.name}`,
    '',
    prose(row.text),
    ...fence([shape.signature, ...removal]),
    ...parameterTable(members),
    ...memberTable(results, TITLES[row.kind]),
    ...(failures.length > 0
      ? [
          '',
          row.kind === 'async' ? '## Rejects with' : '## Throws',
          '',
          '| code | when |',
          '|---|---|',
          ...failures,
        ]
      : []),
    '',
    '## Where it works',
    '',
    sentence(row.support ?? 'Everywhere'),
    ...(example ? ['', '## Example', ...fence(example.code.split('\n'))] : []),
    ...(example?.difference ? ['', '## Differences from uni-app', '', example.difference] : []),
    '',
    `Source: [${file}](../../../${file}). Guide: [${guide}](../${guide}.md).`,
    '',
  ].join('\n');
}

export function renderIndex(rows) {
  const families = [...new Set(rows.map(({ family }) => family))].sort();
  const lines = families.flatMap((family) => [
    '',
    `## ${family}`,
    '',
    ...rows
      .filter((row) => row.family === family)
      .map((row) => `- [\`${row.name}\`](${row.name}.md) ${prose(row.text)}`),
  ]);
  const head = [
    '# Reference of the platform',
    '',
    'A page for each call. `npm run reference` writes them from the sources.',
  ];
  return [...head, ...lines, ''].join('\n');
}
