// Reads what an entry of the package exports: each name with its declaration, as the compiler writes it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { createModules, declarationsIn } from '../../scripts/platform-modules.mjs';

/** @typedef {{ name: string, kind: 'value' | 'type', file: string, text: string, doc: string }} Export */

/** The entries of the package and their sources. */
export const entries = {
  portico: 'src/index.ts',
  'portico/components': 'src/components/index.ts',
  'portico/icons': 'src/components/icon/index.ts',
  'portico/uni': 'src/platform/uni/index.ts',
  'portico/hosts/telegram': 'src/hosts/telegram/index.ts',
  'portico/hosts/line': 'src/hosts/line/index.ts',
  'portico/hosts/mcp-apps': 'src/hosts/mcp-apps/index.ts',
  'portico/hosts/dingtalk': 'src/hosts/dingtalk/index.ts',
  'portico/vite': 'src/vite/index.ts',
  'portico/server': 'src/server/index.ts',
  'portico/testing': 'src/testing/index.ts',
  'portico/testing/app': 'src/testing/app.ts',
  'portico/devtools': 'src/devtools/index.ts',
  'portico/sign-in': 'server/sign-in/index.mjs',
  'portico/signature': 'server/wechat/index.mjs',
  'portico/map-proxy': 'server/map-proxy/index.mjs',
};

/** Has tsc write the declarations of all sources, and returns a reader of them. `end` removes them. */
export function emitDeclarations() {
  const root = process.cwd();
  const work = mkdtempSync(join(tmpdir(), 'portico-site-'));
  const { paths } = JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions;
  const absolute = Object.entries(paths).map(([name, [path]]) => [name, [join(root, path)]]);
  const output = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  const compilerOptions = {
    ...output,
    rootDir: root,
    outDir: join(work, 'types'),
    typeRoots: [join(root, 'node_modules/@types')],
    paths: Object.fromEntries(absolute),
  };
  const sources = Object.values(entries).map((path) => join(root, path));
  const files = [...sources, join(root, 'node_modules/vite/client.d.ts')];
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', work], { encoding: 'utf8' });
  const end = () => rmSync(work, { recursive: true, force: true });
  const read = (path) => {
    if (!/\.(tsx?|mjs)$/.test(path)) return undefined;
    const name = path.replace(/\.tsx?$/, '.d.ts').replace(/\.mjs$/, '.d.mts');
    const file = join(work, 'types', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (read(entries.portico) === undefined) {
    end();
    throw new Error(`tsc wrote no declarations: ${stdout}`);
  }
  return { read, end };
}

const isType = (node) => /^TS(TypeAlias|Interface)Declaration$/.test(node.type);

/** A declaration without the words that every one has, and without paths of imports. */
export function tidyDeclaration(text) {
  return text
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replaceAll(/import\(['"][^'"]+['"]\)\./g, '')
    .replaceAll(/^ {4}(?= *\S)/gm, '  ')
    .trim();
}

/** The file that `from` means in a file. */
function fileOf(from, file, read) {
  const path = from.startsWith('@/') ? from.replace('@', 'src') : join(dirname(file), from);
  const names = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return names.find((name) => read(name) !== undefined);
}

/** The names that a file exports, and what each one is called in which file. */
function namesOf(file, read, isTypeOnly = false) {
  const source = read(file) ?? '';
  const { program } = parseSync('types.ts', source);
  return program.body.flatMap((statement) => {
    const asType = isTypeOnly || statement.exportKind === 'type';
    const from = statement.source && fileOf(statement.source.value, file, read);
    if (statement.type === 'ExportAllDeclaration') {
      return from ? namesOf(from, read, asType) : [];
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const own = statement.declaration;
    if (own) {
      const ids = own.declarations?.map(({ id }) => id) ?? [own.id];
      return ids.map(({ name }) => ({ name, local: name, file, isTypeOnly: asType }));
    }
    return statement.specifiers.map((one) => ({
      name: one.exported.name ?? one.exported.value,
      local: one.local.name ?? one.local.value,
      file: from ?? file,
      isTypeOnly: asType || one.exportKind === 'type',
    }));
  });
}

/** All exports of an entry, in the order of the alphabet. */
export function exportsOf(entry, read) {
  const modules = createModules(read);
  const found = new Map();
  for (const { name, local, file, isTypeOnly } of namesOf(entry, read)) {
    const declaration = modules.resolve(file, local) ?? inModule(file, local, read);
    if (!declaration) continue;
    const isValue = valueIn(declaration);
    // `export type *` has the types of the values, which nobody can import.
    if ((isTypeOnly && isType(declaration.node) === false) || found.get(name)?.kind === 'value')
      continue;
    const kind = isTypeOnly || !isValue ? 'type' : 'value';
    const doc = declaration.docOf(declaration.statement).text;
    found.set(name, { name, kind, file: declaration.file, text: textOf(declaration), doc });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a declaration, or another one of its name, is more than a type. */
const valueIn = ({ name, source }) =>
  declarationsIn('types.ts', source).some((one) => one.name === name && !isType(one.node));

/** A declaration of a plain module, or the one that its JSDoc names: `type A = import('./a.mjs').A`. */
function inModule(file, local, read) {
  const own = declarationsIn('types.ts', read(file) ?? '').find(({ name }) => name === local);
  const [, from, name] = /= import\(['"]([^'"]+)['"]\)\.(\w+);?$/.exec(own?.text ?? '') ?? [];
  const other = from && fileOf(from, file, read);
  return other ? (inModule(other, name, read) ?? own) : own;
}

/** The declaration. A function may have several signatures, and a type may have the name of a constant. */
function textOf({ name, source }) {
  const texts = declarationsIn('types.ts', source)
    .filter((one) => one.name === name)
    .map(({ node, text }) =>
      node.type === 'VariableDeclarator' ? text.replace(/^declare /, '') : text,
    );
  return texts.map(tidyDeclaration).join('\n');
}
