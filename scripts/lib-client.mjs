// The package for server components. They may import components without a file in between.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';

const isReact = (name) => /^react(-dom)?($|\/)/.test(name);

/**
 * The files that need React: those that import it, and those that import such a file. Entries only pass values on, so a
 * server component that imports one of them gets a reference to each file that it uses. It can call what files without
 * React export.
 * @param {readonly { fileName: string, imports: readonly string[], isEntry: boolean }[]} chunks
 */
export function clientFiles(chunks) {
  const found = new Set();
  const needsReact = ({ imports }) => imports.some((name) => isReact(name) || found.has(name));
  const others = chunks.filter(({ isEntry }) => !isEntry);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const chunk of others) if (needsReact(chunk)) found.add(chunk.fileName);
  }
  return [...found];
}

const nameIn = (source) => source.replace(/^\.\//, '');

/**
 * The files that server components import. Each of `doors`, the entries with components, has a copy. Each file of the
 * client that a door needs has a file with `'use client'`. Only bundlers with server components know the condition
 * `react-server`, which leads here. Others would warn of each directive, because they ignore it.
 * @param {readonly { fileName: string, imports: readonly string[], isEntry: boolean, code: string }[]} chunks
 * @returns {Map<string, string>} name in react-server/ -> text
 */
export function serverFiles(chunks, doors) {
  const client = new Set(clientFiles(chunks));
  const files = new Map();
  const wanted = new Map();
  for (const { fileName, code } of chunks.filter((chunk) => doors.includes(chunk.fileName))) {
    const text = new MagicString(code);
    for (const { source, specifiers } of parseSync(fileName, code).program.body) {
      const name = source?.value.startsWith('./') && nameIn(source.value);
      if (!name || doors.includes(name)) continue;
      if (!client.has(name)) text.update(source.start, source.end, `"../${name}"`);
      else {
        const names = specifiers.map(({ imported, local }) => (imported ?? local).name);
        wanted.set(name, [...(wanted.get(name) ?? []), ...names]);
      }
    }
    files.set(fileName, text.toString());
  }
  for (const [name, names] of wanted) {
    const list = [...new Set(names)].join(', ');
    files.set(name, `"use client";\nexport { ${list} } from "../${name}";\n`);
  }
  return files;
}

export function writeServerFiles(folder, chunks, doors) {
  mkdirSync(join(folder, 'react-server'), { recursive: true });
  for (const [name, text] of serverFiles(chunks, doors)) {
    writeFileSync(join(folder, 'react-server', name), text);
  }
}

const RESERVED = /^(do|if|in)$/;

/** Every node of a syntax tree. */
function* nodesOf(node) {
  if (typeof node?.type !== 'string') return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) yield* nodesOf(child);
  }
}

/** The name by which a file of the package exports a value, where a node has one. */
function exportedName(node) {
  if (node.type === 'ExportSpecifier') return node.exported;
  if (node.type === 'ImportSpecifier') return node.imported;
  // Rolldown's own `import('./file.js').then((n) => n.name)`.
  const { callee, arguments: [read] = [] } = node;
  const isOfImport = callee?.object?.type === 'ImportExpression' && callee.property.name === 'then';
  return isOfImport && read?.body?.type === 'MemberExpression' ? read.body.property : undefined;
}

/**
 * Rolldown shortens the names that files of the package export for each other, to `in` too. Turbopack writes `export const in`
 * for the reference to such a value, which is no JavaScript. So these names end with `_`.
 * @returns {import('rolldown').Plugin}
 */
export function exportNames() {
  return {
    name: 'portico:export-names',
    renderChunk(code) {
      const text = new MagicString(code);
      for (const node of nodesOf(this.parse(code))) {
        const name = exportedName(node);
        if (name && RESERVED.test(name.name)) text.appendLeft(name.end, '_');
      }
      return { code: text.toString(), map: null };
    },
  };
}
