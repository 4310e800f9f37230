// The reference: every export of the package with its declaration, what it is for, and its page.
import { createPageOf } from './page-of.mjs';
import { emitDeclarations, entries, exportsOf } from './read-exports.mjs';

const escape = (text) =>
  text.replaceAll(/(`[^`]*`)|[<*_[\]]/g, (sign, code) => code ?? `\\${sign}`);

function entryOf({ name, text, doc }, page) {
  return [
    `### \`${name}\``,
    ...(doc === '' ? [] : [escape(doc)]),
    `\`\`\`ts\n${text}\n\`\`\``,
    ...(page === undefined ? [] : [`Page: [${page.title}](../${page.link})`]),
  ].join('\n\n');
}

/** The rooms of the sources, as sections of a page. */
const sections = [
  ['App', /^src\/app\//],
  ['Router', /^src\/router\//],
  ['Platform', /^src\/platform\//],
  ['Components', /^src\/components\//],
  ['Others', /^/],
];

/** The exports of each room, without rooms that have none. */
function byRoom(list) {
  const left = new Set(list);
  return sections.flatMap(([title, pattern]) => {
    const own = [...left].filter(({ file }) => pattern.test(file));
    for (const one of own) left.delete(one);
    return own.length === 0 ? [] : [{ title, own }];
  });
}

const intro = {
  portico:
    'Every value that you can import from `portico`, as TypeScript sees it. The page of each one explains it.',
  types: "Types that you can import: `import type { ButtonProps } from 'portico'`.",
  entries: 'The other entries of the package. [Install](../install.md) says what each one is for.',
};

function otherEntry(name, list, known, pageOf) {
  const own = list.filter((one) => !known.has(one.name));
  const both = list.length - own.length;
  const isIcons = name === 'portico/icons';
  const shown = isIcons ? own.filter(({ file }) => !/icons\.tsx?$/.test(file)) : own;
  const icons = own.filter((one) => !shown.includes(one)).map((one) => `\`${one.name}\``);
  return [
    `## ${name}`,
    ...(both > 0 && own.length === 0
      ? [`Its ${both} exports are those of \`portico\` with the same names.`]
      : []),
    ...(both > 0 && own.length > 0
      ? [`${both} of its exports are also in \`portico\`. The others:`]
      : []),
    ...(icons.length > 0
      ? [`${icons.length} icons: ${icons.join(', ')}. [Icons](../components/icon.md) shows them.`]
      : []),
    ...shown.map((one) => entryOf(one, pageOf(one))),
  ];
}

/**
 * The pages of the reference, and the values that no page of the docs names.
 * @param {readonly import('./page-of.mjs').Page[]} pages
 */
export function writeReference(pages) {
  const findPage = createPageOf(pages);
  const titles = new Map(pages.map(({ place, title }) => [place, title]));
  const pageOf = (one) => {
    const link = findPage(one);
    return link && { link, title: titles.get(link.replace(/#.*/, '')) };
  };
  const { read, end } = emitDeclarations();
  try {
    const all = Object.entries(entries).map(([name, file]) => ({
      name,
      list: exportsOf(file, read),
    }));
    const [main, ...others] = all;
    const known = new Set(main.list.map(({ name }) => name));
    const ofKind = (kind) => main.list.filter((one) => one.kind === kind);
    const page = (place, title, text, parts) => ({
      place: `reference/${place}.md`,
      text: [`# ${title}`, text, ...parts, ''].join('\n\n'),
    });
    const missing = all.flatMap(({ name, list }) =>
      list
        .filter((one) => one.kind === 'value' && findPage(one) === undefined)
        .map((one) => `${name}: ${one.name}`),
    );
    return {
      missing,
      count: all.reduce((sum, { list }) => sum + list.length, 0),
      pages: [
        page(
          'portico',
          'Exports of portico',
          intro.portico,
          byRoom(ofKind('value')).flatMap(({ title, own }) => [
            `## ${title}`,
            ...own.map((one) => entryOf(one, pageOf(one))),
          ]),
        ),
        ...byRoom(ofKind('type')).map(({ title, own }) =>
          page(
            `types-${title.toLowerCase()}`,
            `Types: ${title.toLowerCase()}`,
            intro.types,
            own.map((one) => entryOf(one, pageOf(one)).replace('### ', '## ')),
          ),
        ),
        page(
          'entries',
          'Other entries',
          intro.entries,
          others.flatMap(({ name, list }) => otherEntry(name, list, known, pageOf)),
        ),
      ],
    };
  } finally {
    end();
  }
}
