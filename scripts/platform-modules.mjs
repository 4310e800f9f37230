// Reads the sources of the platform: the declarations of each file, and the meaning of the names in it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'vite';

/**
 * One declaration at the top of a file: a type, a constant or a function.
 * @typedef {{ name: string, file: string, node: any, text: string, source: string, statement: any, docOf: (node: any) => any }} Declaration
 */

export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
}

/** Reads the comment above a node: its text, and its tags by name. */
export function docReader(source, comments) {
  return (node) => {
    const comment = comments.findLast(
      ({ end, type, value }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= node.start &&
        source.slice(end, node.start).trim() === '',
    );
    const lines = (comment?.value ?? '').split('\n').map((line) => line.replace(/^\s*\*+ ?/, ''));
    const [summary = '', ...tags] = lines.join(' ').split(/(?:^|\s)@(?=[a-z]+\s)/);
    const tagged = tags.map((tag) => {
      const [, name, value] = /^([a-z]+)\s+(.*)$/.exec(tag) ?? [];
      return [name, value.trim()];
    });
    return { text: summary.replaceAll(/\s+/g, ' ').trim(), ...Object.fromEntries(tagged) };
  };
}

function declarationsOf(file, source, { program, comments }) {
  const docOf = docReader(source, comments);
  return program.body.flatMap((statement) => {
    const node = statement.declaration ?? statement;
    const text = source.slice(node.start, node.end);
    const about = { file, text, source, docOf, statement };
    if (node.type === 'VariableDeclaration') {
      return node.declarations
        .filter(({ id }) => id.type === 'Identifier')
        .map((declared) => ({ ...about, name: declared.id.name, node: declared }));
    }
    return node.id?.name ? [{ ...about, name: node.id.name, node }] : [];
  });
}

/** The declarations of one file, by name. */
export function declarationsIn(file, source) {
  return declarationsOf(file, source, parseSync(file, source));
}

/** One file: its declarations, and the names that come from other files. */
export function readModule(file, source) {
  const parsed = parseSync(file, source);
  const imports = new Map();
  const exports = new Map();
  const wholes = [];
  for (const statement of parsed.program.body) {
    const from = statement.source?.value;
    if (!from) continue;
    if (statement.type === 'ExportAllDeclaration') wholes.push(from);
    for (const { imported, local, exported } of statement.specifiers ?? []) {
      if (exported) exports.set(exported.name, { from, name: local.name });
      else if (imported) imports.set(local.name, { from, name: imported.name });
    }
  }
  const declarations = declarationsOf(file, source, parsed);
  return { file, declarations, imports, exports, wholes };
}

function readFromDisk(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
    : undefined;
}

/** `resolve(file, name)` finds the declaration of a name, in the file or where the file has it from. */
export function createModules(read = readFromDisk) {
  const modules = new Map();

  const moduleAt = (path) => {
    if (!modules.has(path)) {
      const source = read(path);
      modules.set(path, source === undefined ? undefined : readModule(path, source));
    }
    return modules.get(path);
  };

  /** `from` as an import of the file writes it. Packages have no module. */
  const moduleFrom = (file, from) => {
    if (!/^(@\/|\.)/.test(from)) return undefined;
    const path = from.startsWith('@/') ? from.replace('@', 'src') : join(file, '..', from);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].map(moduleAt).find(Boolean);
  };

  const inModule = (module, name) => {
    if (!module) return undefined;
    const own = module.declarations.find((one) => one.name === name);
    if (own) return own;
    const elsewhere = module.exports.get(name) ?? module.imports.get(name);
    if (elsewhere) return inModule(moduleFrom(module.file, elsewhere.from), elsewhere.name);
    for (const from of module.wholes) {
      const found = inModule(moduleFrom(module.file, from), name);
      if (found) return found;
    }
    return undefined;
  };

  return {
    resolve: (file, name) => inModule(moduleAt(file), name),
    resolveFrom: (file, from, name) => inModule(moduleFrom(file, from), name),
  };
}
