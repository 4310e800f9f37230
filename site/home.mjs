// The first page. Its words are those of README.md.

/** The rows of the first table of a text, as lists of cells. */
function rowsOf(text) {
  const table = /(?:^\|.*\n)+/m.exec(text)?.[0] ?? '';
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const sectionOf = (text, title) => text.split(`## ${title}\n`)[1]?.split(/^## /m)[0].trim() ?? '';

const quote = (text) => JSON.stringify(text.replaceAll(/\*\*|`/g, ''));

/** @param {string} readme */
export function homeOf(readme) {
  const lead = readme.split(/\n\s*\n/)[1].replaceAll(/\s+/g, ' ');
  const [name, promise] = lead.split(/ that feel native: /);
  const figures = rowsOf(readme).map(
    ([title, details]) => `  - title: ${quote(title)}\n    details: ${quote(details)}`,
  );
  return [
    '---',
    'layout: home',
    'screen: /',
    'hero:',
    '  name: Portico',
    `  text: ${quote(`${name.replace(/^A React runtime/, 'A React runtime')} that feel native`)}`,
    `  tagline: ${quote(promise.charAt(0).toUpperCase() + promise.slice(1))}`,
    '  actions:',
    '    - { theme: brand, text: Start in five minutes, link: /start }',
    '    - { theme: alt, text: Components, link: /components/ }',
    '    - { theme: alt, text: Why Portico, link: /why }',
    'features:',
    ...figures,
    '---',
    '',
    'The figures are measured: [performance](./performance.md) has all of them, also those that miss their budget.',
    '',
    '## Start',
    '',
    '```sh',
    'npm create portico my-app',
    '```',
    '',
    '## An app in 20 lines',
    '',
    sectionOf(readme, 'An app in 20 lines'),
    '',
  ].join('\n');
}
