// Writes docs/platform/reference/: a page for each call of the platform, and an index. The rows of the registry, the
// types, the codes of failures and docs/platform/examples/ are its sources. With --check it fails if a page is stale.
import * as fs from 'node:fs';
import { join } from 'node:path/posix';
import { isMain } from './is-main.mjs';
import { codesOf } from './platform-codes.mjs';
import { exampleOf, functionName, readExamples } from './platform-examples.mjs';
import { createModules } from './platform-modules.mjs';
import { fileOf, guideOf, isCode, renderIndex, renderPage } from './platform-page.mjs';
import { readRows } from './platform-rows.mjs';
import { readShapes } from './platform-signatures.mjs';
import { literalsOf, membersOf, namesIn, textOf, typeIn, withLiterals } from './platform-types.mjs';
import { readFlags } from './read-flags.mjs';

const folder = 'docs/platform/reference';
const examples = 'docs/platform/examples';
/** The entries that export the types of calls. */
const doors = ['src/index.ts', 'src/platform/uni/index.ts'];

/** The file with the code of a row: the file that the row loads, or the file of the row. */
export function codeOfRow(row, modules) {
  const rowsFile = `src/platform/${row.family}/rows.ts`;
  if (row.load) {
    return modules.resolveFrom(rowsFile, row.load, row.name.split('.').pop());
  }
  return { file: rowsFile, name: row.name, text: row.code, node: { type: 'Row' } };
}

/** The file to read: that of the first function of the family which the row uses. */
function sourceOf(row, code, modules) {
  const rowsFile = `src/platform/${row.family}/rows.ts`;
  if (row.load) return code?.file ?? rowsFile;
  const words = row.code.match(/\b[a-z]\w*\b/g) ?? [];
  const files = words.map((word) => modules.resolve(rowsFile, word)?.file);
  return files.find((file) => file && !file.startsWith('src/platform/call/')) ?? rowsFile;
}

const shown = (members) =>
  members?.map((member) => ({
    ...member,
    type: withLiterals(member.type, member.find, member.resolve),
  }));

/** Types that products read elsewhere, or that need the whole route table to make sense. */
const ELSEWHERE =
  /^src\/(?:router\/routes\/route-types|platform\/call\/(?:task|errors|rows|define)|platform\/registry)\.ts$/;

const isPlain = (text) => !/ extends |\binfer\b|\[\w+ in /.test(text);

/** The types that a page mentions and does not show yet. */
function typesOf(mentions, isShown) {
  const types = new Map();
  for (const { text, find, resolve } of mentions) {
    for (const name of namesIn(text)) {
      const declaration = isShown(name) || types.has(name) ? undefined : find(name);
      if (declaration?.node.type !== 'TSTypeAliasDeclaration') continue;
      if (ELSEWHERE.test(declaration.file)) continue;
      const type = typeIn(declaration, resolve);
      const members = membersOf(type);
      const isGeneric = Boolean(declaration.node.typeParameters) && !members;
      if (isGeneric || (!members && !isPlain(declaration.text))) continue;
      const { text: comment } = declaration.docOf(declaration.statement);
      const source = withLiterals(textOf(type.node, type.source), type.find, resolve);
      const entry = {
        name,
        text: comment,
        members: shown(members),
        source: `type ${name} = ${source};`,
      };
      types.set(name, entry);
    }
  }
  return [...types.values()];
}

function pageOf(row, shape, modules, example) {
  const members = shape.input && membersOf(shape.input);
  const results = shape.result && membersOf(shape.result);
  const progress = shape.progress && membersOf(shape.progress);
  const tables = [members, results, progress].filter(Boolean).flat();
  const named = [
    members && shape.input,
    results && shape.result,
    progress && shape.progress,
  ].filter(Boolean);
  const tabled = named.map((type) => textOf(type.node, type.source).replace(/<.*/, ''));
  const signature = [shape.input, shape.result, shape.progress].filter(Boolean);
  const mentions = [
    ...signature.map((type) => ({ ...type, text: textOf(type.node, type.source) })),
    ...signature.map((type) => ({ ...type, text: shape.lines.join(' ') })),
    ...tables.map((member) => ({ ...member, text: member.type })),
  ];
  const isLiteral = ({ find, resolve }, name) => {
    const declaration = find(name);
    const isAlias = declaration?.node.type === 'TSTypeAliasDeclaration';
    return isAlias && literalsOf(typeIn(declaration, resolve));
  };
  const code = codeOfRow(row, modules);
  const always = row.kind === 'async' ? ['abort', ...(shape.input ? ['invalid'] : [])] : [];
  const scanned = row.kind === 'listener' ? ['invalid'] : [...codesOf(code, modules), ...always];
  return {
    row,
    shape: {
      ...shape,
      lines: shape.lines.map((line) =>
        signature.reduce((text, { find, resolve }) => withLiterals(text, find, resolve), line),
      ),
    },
    members: shown(members),
    results: shown(results),
    progress: shown(progress),
    types: typesOf(
      mentions,
      (name) => tabled.includes(name) || mentions.some((one) => isLiteral(one, name)),
    ),
    codes: row.rejects ? row.rejects.split(' ') : scanned,
    example,
    file: sourceOf(row, code, modules),
    guide: guideOf(row.family, fs.existsSync),
  };
}

/** The types of a call that have its name: `showToast` has `ShowToastParams`. Products import them. */
function ownTypesOf({ name }, shape) {
  const start = functionName(name).replace(/^./, (letter) => letter.toUpperCase());
  return namesIn(shape.lines.join(' ')).filter((type) =>
    [`${start}Params`, `${start}Result`].includes(type),
  );
}

/** The missing parts of a call's page. `isPublic` tells whether products can import a type. */
export function problemsOf(row, { shape, example, code, isPublic }) {
  const isLoaded = row.load === undefined || code !== undefined;
  const codes = (row.rejects ?? '').split(' ').filter((word) => word && !isCode(word));
  const types = shape ? ownTypesOf(row, shape).filter((name) => !isPublic(name)) : [];
  return [
    ...(isLoaded ? [] : [`export it from '${row.load}', which the rows of ${row.family} load`]),
    ...(shape || !isLoaded ? [] : ['its type was not found']),
    ...types.map((type) => `export the type ${type} beside the call`),
    ...(example ? [] : [`write the function ${functionName(row.name)} in a file of ${examples}`]),
    ...codes.map((word) => `@rejects names ${word}, which is no code of docs/platform/errors.md`),
  ].map((problem) => `${row.name}: ${problem}`);
}

/** All pages, by file name, and what is missing. */
export function makePages() {
  const modules = createModules();
  const rows = readRows().filter(({ name }) => !/^off[A-Z]/.test(name));
  const shapes = readShapes(rows, modules);
  const written = readExamples(examples);
  const pages = new Map([['README.md', renderIndex(rows)]]);
  const problems = [];
  for (const row of rows) {
    const shape = shapes.get(row.name);
    const example = exampleOf(written.get(functionName(row.name)));
    const code = codeOfRow(row, modules);
    const isPublic = (name) => doors.some((door) => modules.resolve(door, name) !== undefined);
    problems.push(...problemsOf(row, { shape, example, code, isPublic }));
    if (shape) pages.set(fileOf(row.name), renderPage(pageOf(row, shape, modules, example)));
  }
  return { pages, problems };
}

const read = (path) => fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

function main(isCheck) {
  const { pages, problems } = makePages();
  fs.mkdirSync(folder, { recursive: true });
  const before = new Set(fs.readdirSync(folder));
  const stale = [...pages].filter(
    ([name, text]) => !before.has(name) || read(join(folder, name)) !== text,
  );
  const extra = [...before].filter((name) => !pages.has(name));
  if (!isCheck) {
    for (const name of extra) fs.rmSync(join(folder, name));
    for (const [name, text] of stale) fs.writeFileSync(join(folder, name), text);
    return problems;
  }
  const names = [...stale.map(([name]) => name), ...extra];
  return [
    ...problems,
    ...names.map((name) => `${folder}/${name} is stale: run \`npm run reference\``),
  ];
}

if (isMain(import.meta.url)) {
  const problems = main(readFlags(['check']).check);
  for (const problem of problems) console.log(problem);
  console.log(`reference: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
