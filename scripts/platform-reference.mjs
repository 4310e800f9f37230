// Writes docs/platform/reference/: a page for each call of the platform, and an index. The rows of the registry, the
// types, the codes of failures and docs/platform/examples/ are its sources. With --check it fails if a page is stale.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';
import { exampleOf, functionName, renderIndex, renderPage, shapeOf } from './platform-page.mjs';
import { readRows } from './platform-rows.mjs';
import {
  codesOf,
  declarationsIn,
  filesBelow,
  findDeclaration,
  membersOf,
  readDeclarations,
} from './platform-types.mjs';
import { readFlags } from './read-flags.mjs';

const folder = 'docs/platform/reference';
const examples = 'docs/platform/examples';

/** The types of the rows, as tsc writes them into declaration files. */
function emitRowTypes() {
  const work = fs.mkdtempSync(join(tmpdir(), 'portico-reference-'));
  const root = process.cwd();
  const output = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  const compilerOptions = { ...output, rootDir: root, outDir: work, types: [] };
  const files = [join(root, 'src/platform/registry.ts')];
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] };
  fs.writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  spawnSync(process.execPath, [tsc, '-p', work], { encoding: 'utf8' });
  const types = new Map();
  try {
    const families = fs.readdirSync(join(work, 'src/platform'));
    for (const family of families) {
      const path = join(work, 'src/platform', family, 'rows.d.ts');
      if (fs.existsSync(path)) readRowTypes(fs.readFileSync(path, 'utf8'), types);
    }
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  return types;
}

/** `showToast: import("...").AsyncRow<...>` becomes an entry of the map. */
export function readRowTypes(text, types = new Map()) {
  for (const { name, node, source } of declarationsIn('rows.d.ts', text)) {
    // The type that is written out for typed navigation.
    for (const member of node.typeAnnotation?.members ?? []) {
      const typed = member.typeAnnotation?.typeAnnotation;
      const key = source.slice(member.key.start, member.key.end);
      if (typed) types.set(key, `SyncRow<${withoutImports(source.slice(typed.start, typed.end))}>`);
    }
    const owner = /^(host|share)Rows$/.exec(name)?.[1];
    const literal = node.id?.typeAnnotation?.typeAnnotation;
    for (const member of literal?.members ?? []) {
      const typed = member.typeAnnotation?.typeAnnotation;
      if (!typed) continue;
      const key = `${owner ? `${owner}.` : ''}${source.slice(member.key.start, member.key.end)}`;
      types.set(key, withoutImports(source.slice(typed.start, typed.end)));
    }
  }
  return types;
}

const withoutImports = (type) =>
  type
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('readonly ', '');

function readExamples() {
  if (!fs.existsSync(examples)) return new Map();
  const all = filesBelow(examples).flatMap((file) =>
    declarationsIn(file, fs.readFileSync(file, 'utf8')),
  );
  return new Map(all.map((one) => [one.name, one]));
}

/** All pages, by file name, and what is missing. */
export function makePages() {
  const declarations = readDeclarations();
  const types = emitRowTypes();
  const written = readExamples();
  const rows = readRows().filter(({ name }) => !/^off[A-Z]/.test(name));
  const pages = new Map();
  const problems = [];
  for (const row of rows) {
    const event = /^on([A-Z].*)$/.exec(row.name)?.[1];
    const key = row.kind === 'listener' ? event[0].toLowerCase() + event.slice(1) : row.name;
    const rowType = types.get(key);
    if (!rowType) problems.push(`${row.name}: its type was not found`);
    const shape = shapeOf(row, rowType ?? '');
    const name = row.name.split('.').pop();
    const file = findDeclaration(declarations, name, `src/platform/${row.family}/rows.ts`)?.file;
    const declared = (type) =>
      membersOf(declarations, findDeclaration(declarations, type?.replace(/<.*/, ''), file));
    const own = codesOf(declarations, findDeclaration(declarations, name, file));
    const always = row.kind === 'async' ? ['abort', ...(shape.input ? ['invalid'] : [])] : [];
    const alias = /^\w[\w.]*: (\w+)(<|$)/.exec(shape.signature)?.[1];
    const declaredAlias =
      alias && findDeclaration(declarations, alias, `src/platform/${row.family}/rows.ts`);
    if (declaredAlias && !declared(alias)?.length) shape.signature += `\n\n${declaredAlias.text}`;
    const example = exampleOf(written.get(functionName(row.name)));
    if (!example) problems.push(`${row.name}: ${examples} has no example`);
    const page = renderPage({
      row,
      shape,
      members: declared(shape.input),
      results: declared(shape.result),
      codes: [...own, ...always],
      example,
      file: file ?? `src/platform/${row.family}/rows.ts`,
    });
    pages.set(`${row.name}.md`, page);
  }
  pages.set('README.md', renderIndex(rows));
  return { pages, problems };
}

function main(isCheck) {
  const { pages, problems } = makePages();
  fs.mkdirSync(folder, { recursive: true });
  const before = new Set(fs.readdirSync(folder));
  const stale = [...pages].filter(
    ([name, text]) => !before.has(name) || fs.readFileSync(join(folder, name), 'utf8') !== text,
  );
  const extra = [...before].filter((name) => !pages.has(name));
  if (!isCheck) {
    for (const name of extra) fs.rmSync(join(folder, name));
    for (const [name, text] of stale) fs.writeFileSync(join(folder, name), text);
    return problems;
  }
  return [
    ...problems,
    ...[...stale.map(([name]) => name), ...extra].map(
      (name) => `${folder}/${name} is stale: run \`npm run reference\``,
    ),
  ];
}

if (isMain(import.meta.url)) {
  const problems = main(readFlags(['check']).check);
  for (const problem of problems) console.log(problem);
  console.log(`reference: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
