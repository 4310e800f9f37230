// Writes the tables of props into the components' READMEs: between `<!-- props Button -->` and `<!-- end -->` is the table
// of a component or of a type in its folder. The exported types and their comments say it all. `<!-- props Radio flat -->`
// gives a row to each prop that another component has too. Between `<!-- parts -->` and `<!-- end -->` are the parts
// of the folder's components, from `data-part` in their code. With --check it fails if a README is stale or has a
// table of props that a person wrote. It also fails if a table or a line of parts is missing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMain } from './is-main.mjs';
import { readFlags } from './read-flags.mjs';
import { openTypes } from './read-props.mjs';
import { isFile } from './set-path.mjs';

/** Types that another page of the docs explains. */
const EXPLAINED = {
  OpenChangeReason: '../../../docs/components.md#why-an-overlay-opens-or-closes',
};

/** The house's rule. A comment says where it is otherwise. */
const OF_ROOT = { ref: 'The root.', className: 'Of the root.', style: 'Of the root.' };

const mark = /^<!-- props (\w+)( flat)? -->\n[\s\S]*?^<!-- end -->$/gm;

const partsMark = /^<!-- parts -->\n[\s\S]*?^<!-- end -->$/m;

/** The parts of a folder's components, in the order of the alphabet. */
export function partsIn(codes) {
  const parts = codes.flatMap((text) =>
    [...text.matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part),
  );
  return [...new Set(parts)].sort();
}

const codesOf = (folder) =>
  readdirSync(`src/components/${folder}`)
    .filter((name) => name.endsWith('.tsx') && name !== 'demo.tsx')
    .map((name) => read(`src/components/${folder}/${name}`));

/** The names of the tables in a README. */
export const tablesIn = (readme) => [...readme.matchAll(mark)].map(([, name]) => name);

export const hasWrittenTable = (readme) => /^\| (prop|props|field) \| type \|/m.test(readme);

const escaped = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const code = (text) => `\`${escaped(text)}\``;

/** Rule ids are for the people who build Portico. */
const prose = (text) => escaped(text.replaceAll(/ ?\[S\d[\w., ]*\]/g, '').trim());

const isLiteral = (text) => /^('[^']*'|-?[\d.]+|true|false|null|\[[^\]]*\]|\{[^}]*\})$/.test(text);

function fallbackOf({ isRequired, fallbacks }) {
  if (isRequired) return 'required';
  return fallbacks.map((one) => (isLiteral(one) ? code(one) : prose(one))).join(' or ');
}

const codes = (names) => names.map(code).join(', ');

/** `placeOf(name)` is the README that has the table of a type. */
export function render(shape, placeOf) {
  const { props, groups, native } = shape;
  const typeOf = (type) => {
    const names = type.match(/\b[A-Z]\w+/g) ?? [];
    const place = names.map((name) => EXPLAINED[name] ?? placeOf(name)).find(Boolean);
    return place ? `[${code(type)}](${place})` : code(type);
  };
  const hasRef = props.some(({ name }) => name === 'ref');
  // A handle and an event have all of their members, so nothing is required of the reader.
  const hasDefaults = props.some(
    ({ isRequired, fallbacks }) => native || !isRequired || fallbacks.length > 0,
  );
  const rows = [
    ...props.map((prop) => [
      code(prop.name),
      typeOf(prop.type),
      fallbackOf(prop),
      prose(prop.text) || (OF_ROOT[prop.name] ?? ''),
    ]),
    ...groups.map(({ from, names }) => {
      const place = placeOf(from);
      return ['more', place ? `of [${from}](${place})` : `of ${from}`, '', codes(names)];
    }),
    ...(native
      ? [
          [
            native.names ? codes(native.names) : 'all others',
            native.element ? `of ${code(`<${native.element}>`)}` : 'of an element',
            '',
            prose(native.text) ||
              `Native props reach the root${hasRef ? '' : ', and so does `ref`'}.`,
          ],
        ]
      : []),
  ];
  const title = shape.name.replace(/Props$/, '');
  const line = (cells) =>
    `| ${cells.filter((_, index) => hasDefaults || index !== 2).join(' | ')} |`.replaceAll(
      / {2,}(?=\|)/g,
      ' ',
    );
  const head = [title, 'type', 'default', ''];
  const about = shape.text ? [prose(shape.text), ''] : [];
  return [
    ...about,
    line(head),
    line(head.map(() => '---')).replaceAll(' ', ''),
    ...rows.map(line),
  ].join('\n');
}

const read = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

function readReadmes() {
  const folders = readdirSync('src/components').filter((name) =>
    isFile(`src/components/${name}/README.md`),
  );
  return folders.map((folder) => {
    const path = `src/components/${folder}/README.md`;
    return { folder, path, text: read(path) };
  });
}

export function main(isCheck) {
  const types = openTypes();
  try {
    const readmes = readReadmes();
    const places = new Map(
      readmes.flatMap(({ folder, text }) => tablesIn(text).map((name) => [name, folder])),
    );
    const missing = types.components.filter(({ name, folder }) => places.get(name) !== folder);
    const problems = missing.map(
      ({ name, folder }) => `src/components/${folder}/README.md has no table of ${name}`,
    );
    for (const { path } of readmes.filter(({ text }) => hasWrittenTable(text)))
      problems.push(
        `${path} has a table of props that a person wrote: use \`<!-- props Name -->\``,
      );
    for (const { folder, path, text } of readmes) {
      const tables = tablesIn(text);
      const placeOf = (name) => {
        const place = places.get(name);
        return place && !tables.includes(name) ? `../${place}/README.md` : undefined;
      };
      const next = text.replaceAll(mark, (_, name, flat = '') => {
        const shape = types.shapeOf(folder, name, flat !== '');
        if (!shape) problems.push(`${path}: ${name} is no type of ${folder}`);
        const table = shape ? render(shape, placeOf) : '';
        return `<!-- props ${name}${flat} -->\n\n${table}\n\n<!-- end -->`;
      });
      const parts = partsIn(codesOf(folder));
      if (parts.length > 0 !== partsMark.test(next))
        problems.push(`${path}: needs \`<!-- parts -->\` if there are parts, and only then`);
      const line = `\`data-part\` of its parts: ${codes(parts)}.`;
      const whole = next.replace(partsMark, `<!-- parts -->\n\n${line}\n\n<!-- end -->`);
      if (!isCheck) writeFileSync(path, whole);
      else if (whole !== text) problems.push(`${path} is stale: run \`npm run props-tables\``);
    }
    return problems;
  } finally {
    types.end();
  }
}

if (isMain(import.meta.url)) {
  const problems = main(readFlags(['check']).check);
  for (const problem of problems) console.log(problem);
  console.log(`props tables: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
