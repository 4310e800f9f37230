// The declarations of the package: one for each source file, as the compiler writes them, with all comments. Only the names
// of imported files change, because a product's compiler does not know `@/` and Node's rules want whole file names.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';

/** `@/router` seen from router/core -> `../index.js`. Other packages keep their name. */
export function declarationPath(specifier, from, exists) {
  if (!/^(@\/|\.\.?(\/|$))/.test(specifier)) return specifier;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(from, specifier);
  const found = [path, join(path, 'index')].find((name) => exists(`${name}.d.ts`));
  if (!found) throw new Error(`${specifier}, imported from ${from}, has no declarations`);
  const file = relative(from, `${found}.js`);
  return file.startsWith('.') ? file : `./${file}`;
}

/** The parts of a declaration that name another file: imports, exports, `import('…')` and `declare module '…'`. */
function* namesIn(node) {
  if (/^(Import|Export)\w*Declaration$|^TSImportType$/.test(node.type) && node.source) {
    yield node.source;
  }
  if (node.type === 'TSModuleDeclaration' && node.id.type === 'Literal') yield node.id;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield* namesIn(child);
    }
  }
}

/** One declaration file with the names that a product's compiler finds. It needs no style sheets. */
export function portableTypes(code, from, exists) {
  const { program, errors } = parseSync('types.d.ts', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  const text = new MagicString(code);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.endsWith('.css')) {
      text.remove(statement.start, statement.end);
      continue;
    }
    for (const { start, end, value } of namesIn(statement)) {
      text.overwrite(start, end, `'${declarationPath(value, from, exists)}'`);
    }
  }
  return text.toString();
}

/** Makes all declarations of a folder portable. */
export function writePortableTypes(folder) {
  const exists = (path) => existsSync(join(folder, path));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll('\\', '/');
    if (!path.endsWith('.d.ts')) continue;
    const code = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), portableTypes(code, dirname(path), exists));
  }
}
